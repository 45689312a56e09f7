import classes from './logo.module.css';

/** A round of planning with one open end, and what it turns about. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg className={classes.logo} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M22.5 11.2A8 8 0 1 0 24 16" />
      <circle cx="16" cy="16" r="3" />
    </svg>
  );
}
