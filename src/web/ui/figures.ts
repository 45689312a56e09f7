const whole = new Intl.NumberFormat('en-US');
const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** One call may cost far less than a cent. */
const small = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });

export const count = (value: number): string => whole.format(value);
/** In whatever currency the prices were given in. */
export const amount = (value: number): string => (value > 0 && value < 0.01 ? small : money).format(value);
