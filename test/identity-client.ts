/** The script that pages load from the provider. Like Google's, it shows a button in a frame of the provider's site. */
export function clientScript(issuer: string) {
  return `(() => {
    let configuration;
    addEventListener('message', ({ origin, data }) => {
      if (origin === '${issuer}') configuration.callback({ credential: data });
    });
    const id = {
      initialize: (given) => { configuration = given; },
      renderButton(place, { width }) {
        const { client_id, nonce } = configuration;
        const frame = document.createElement('iframe');
        Object.assign(frame, { title: 'Sign in with Google Button', width, height: 44 });
        frame.src = '${issuer}/gsi/button?' + new URLSearchParams({ client_id, nonce });
        place.replaceChildren(frame);
      },
      prompt() {},
      cancel() {},
    };
    window.google = { accounts: { id } };
  })()`;
}

/** The content of that frame. A click returns a credential, as if the visitor had chosen an account. */
export const clientButton = `<!doctype html>
  <html lang="en">
    <title>Sign in with Google</title>
    <button style="height: 28px">Continue with Google</button>
    <script>
      document.querySelector('button').addEventListener('click', async () => {
        const answer = await fetch('/gsi/credential' + location.search);
        parent.postMessage(await answer.text(), '*');
      });
    </script>
  </html>`;
