/** Writes the numbers of a font file: all of them big-endian. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  get length(): number {
    return this.#bytes.length;
  }

  u8(value: number): this {
    this.#bytes.push(value & 0xff);
    return this;
  }

  u16(...values: number[]): this {
    for (const value of values) this.#bytes.push((value >> 8) & 0xff, value & 0xff);
    return this;
  }

  u32(...values: number[]): this {
    for (const value of values) this.u16(Math.floor(value / 0x10000) & 0xffff, value & 0xffff);
    return this;
  }

  tag(text: string): this {
    for (const letter of text) this.u8(letter.charCodeAt(0));
    return this;
  }

  append(bytes: Uint8Array): this {
    for (const byte of bytes) this.#bytes.push(byte);
    return this;
  }

  /** Up to the next multiple of four. */
  pad(): this {
    while (this.#bytes.length % 4 !== 0) this.#bytes.push(0);
    return this;
  }

  done(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
