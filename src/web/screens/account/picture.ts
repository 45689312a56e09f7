import { limits } from '#contract/vocabulary.ts';

const side = 128;
const qualities = [0.9, 0.7, 0.5];

/** A picture of somebody's choice, cut to a small square, as a data address. Throws for what is no picture. */
export async function pictureOf(file: Blob): Promise<string> {
  const source = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const cut = Math.min(source.width, source.height);
  canvas
    .getContext('2d')
    ?.drawImage(source, (source.width - cut) / 2, (source.height - cut) / 2, cut, cut, 0, 0, side, side);
  source.close();
  const found = qualities
    .map((quality) => canvas.toDataURL('image/jpeg', quality))
    .find((address) => address.length <= limits.picture);
  if (found === undefined) throw new Error('the picture is too large');
  return found;
}
