/** A file of numbers behind a line of JSON that says what they are. */
export const headed = (head: unknown, ...numbers: (Uint16Array | Int8Array)[]): Uint8Array =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from(`${JSON.stringify(head)}\n`),
      ...numbers.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
    ]),
  );

/** What such a file says in its first line, and the bytes of the numbers. */
export function headAndNumbers<Head>(file: Uint8Array): { head: Head; buffer: ArrayBuffer } {
  const cut = file.indexOf(10);
  const head = JSON.parse(Buffer.from(file.subarray(0, cut)).toString('utf8')) as Head;
  // Copied, as numbers of two bytes have to begin at an even place.
  return { head, buffer: new Uint8Array(file.subarray(cut + 1)).buffer };
}
