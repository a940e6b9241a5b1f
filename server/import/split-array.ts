/** The text of one object and the line it begins at. */
type Part = { line: number; text: string };

/**
 * Cuts the text of a JSON array into its objects as they come, so that a file of any size takes the memory of one.
 * Text that never ends its object comes out as it is, for the parser to refuse.
 */
export async function* splitArray(chunks: AsyncIterable<string>): AsyncIterable<Part> {
  const cutter = new Cutter();
  for await (const chunk of chunks) yield* cutter.take(chunk);
  yield* cutter.end();
}

class Cutter {
  #line = 1;
  #depth = 0;
  #inText = false;
  #escaped = false;
  #current: Part | null = null;

  take(chunk: string): Part[] {
    const parts: Part[] = [];
    let from = 0;
    for (let place = 0; place < chunk.length; place += 1) {
      const character = chunk[place];
      if (character === '\n') this.#line += 1;
      const change = this.#changeOfDepth(character);
      if (change > 0 && this.#depth === 0) {
        this.#current = { line: this.#line, text: '' };
        from = place;
      }
      this.#depth = Math.max(0, this.#depth + change);
      if (change < 0 && this.#depth === 0 && this.#current) {
        parts.push({ ...this.#current, text: this.#current.text + chunk.slice(from, place + 1) });
        this.#current = null;
      }
    }
    if (this.#current) this.#current.text += chunk.slice(from);
    return parts;
  }

  end(): Part[] {
    return this.#current ? [this.#current] : [];
  }

  /** 1 where an object opens, -1 where it closes; braces inside of texts are none. */
  #changeOfDepth(character: string | undefined) {
    if (this.#inText) {
      if (this.#escaped) this.#escaped = false;
      else if (character === '\\') this.#escaped = true;
      else if (character === '"') this.#inText = false;
      return 0;
    }
    if (character === '"') this.#inText = true;
    if (character === '{') return 1;
    return character === '}' ? -1 : 0;
  }
}
