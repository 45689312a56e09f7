/** What the baseline offers everybody, whatever the idea says: the features that most products have in the end. */
export const checklist: readonly string[] = [
  'Sign in with an account',
  'Manage users and their roles',
  'Search everything by words',
  'Filter and sort lists',
  'Import and export data as CSV files',
  'Notify users by email',
  'Show key figures on a dashboard',
  'Upload files and photos',
  'Connect other programs through an API',
  'Use it on a phone',
  'Add tags and categories',
  'Write comments',
  'Add custom fields',
  'Keep a history of changes',
  'Make and restore backups',
];
