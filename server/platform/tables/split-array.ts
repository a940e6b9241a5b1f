/** The text of one object and its first line. `isWhole` is false for an object that is too long or never ends. */
type Part = { line: number; text: string; isWhole: boolean };

/** Splits the text of a JSON array into its objects while it is read, so that only one object is in memory. */
export async function* splitArray(
  chunks: AsyncIterable<string>,
  maxLength = Number.POSITIVE_INFINITY,
): AsyncIterable<Part> {
  const splitter = new ArraySplitter();
  for await (const chunk of chunks) {
    yield* splitter.take(chunk);
    const [unfinished] = splitter.end();
    if (unfinished && unfinished.text.length > maxLength) break;
  }
  yield* splitter.end();
}

class ArraySplitter {
  #line = 1;
  #depth = 0;
  #inText = false;
  #escaped = false;
  #current: Part | null = null;

  take(chunk: string): Part[] {
    const parts: Part[] = [];
    let from = 0;
    for (let index = 0; index < chunk.length; index += 1) {
      const character = chunk[index];
      if (character === '\n') this.#line += 1;
      const change = this.#changeOfDepth(character);
      if (change > 0 && this.#depth === 0) {
        this.#current = { line: this.#line, text: '', isWhole: false };
        from = index;
      }
      this.#depth = Math.max(0, this.#depth + change);
      if (change < 0 && this.#depth === 0 && this.#current) {
        const text = this.#current.text + chunk.slice(from, index + 1);
        parts.push({ ...this.#current, text, isWhole: true });
        this.#current = null;
      }
    }
    if (this.#current) this.#current.text += chunk.slice(from);
    return parts;
  }

  /** The object that is not complete yet. */
  end(): Part[] {
    return this.#current ? [this.#current] : [];
  }

  /** 1 for an opening brace, -1 for a closing one, 0 for others, including braces in strings. */
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
