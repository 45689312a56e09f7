/** The marks of an axis of counts from 0 to at least `most`: at most six, equally far apart, whole numbers. */
export function wholeSteps(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find((size) => size * 5 >= most) ?? most / 5;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => Math.ceil(index * step));
}
