/** The script that pages load from the provider. It draws a button in a frame of the provider's, like Google's own. */
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

/** What stands in that frame: a click answers with the credential, as if an account had been chosen. */
export function clientButton(credential: string) {
  return `<!doctype html>
    <html lang="en">
      <title>Sign in with Google</title>
      <main><h1 hidden>Google</h1><button style="height: 28px">Continue with Google</button></main>
      <script>
        document.querySelector('button').addEventListener('click', () => parent.postMessage('${credential}', '*'));
      </script>
    </html>`;
}
