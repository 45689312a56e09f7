import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from './icon-button.tsx';

const schemes = {
  auto: { name: 'system', icon: IconDeviceDesktop, next: 'light' },
  light: { name: 'light', icon: IconSun, next: 'dark' },
  dark: { name: 'dark', icon: IconMoon, next: 'auto' },
} as const satisfies Record<MantineColorScheme, { name: string; icon: typeof IconSun; next: MantineColorScheme }>;

/** Goes round system, light and dark. */
export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { name, icon: Icon, next } = schemes[colorScheme];
  return (
    <IconButton label={`Colour scheme: ${name}. Switch to ${schemes[next].name}`} onClick={() => setColorScheme(next)}>
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}
