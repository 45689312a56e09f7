const whole = new Intl.NumberFormat('en-US');
const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

export const count = (value: number): string => whole.format(value);
/** In whatever currency the prices were given in. */
export const amount = (value: number): string => money.format(value);
