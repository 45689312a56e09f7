// Sets the colour scheme before the first paint. A file of its own, because the content policy allows no inline script.
(() => {
  let wanted = 'auto';
  try {
    wanted = localStorage.getItem('coscrum-scheme') ?? 'auto';
  } catch {
    // Storage may be switched off; the system's scheme is right then.
  }
  const dark = wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
