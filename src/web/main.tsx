import './ui/styles.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followLiveEvents } from './data/live.ts';
import { queryClient } from './data/query-client.ts';
import { router } from './router.ts';
import { focusBack, keepFocus, showChosenTab } from './ui/focus.ts';
import { keepPresses } from './ui/press.ts';
import { colorSchemes, cssVariables, theme } from './ui/theme.ts';

// Before the first query, so that no change can fall between reading and listening.
followLiveEvents(queryClient);

keepFocus();
showChosenTab();
keepPresses();

// What was pressed on the screen before is gone with it.
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) focusBack([]);
});

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemes}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
