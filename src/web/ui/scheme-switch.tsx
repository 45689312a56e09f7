import { ActionIcon, Tooltip, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

const schemes = {
  auto: { name: 'System', icon: IconDeviceDesktop, next: 'light' },
  light: { name: 'Light', icon: IconSun, next: 'dark' },
  dark: { name: 'Dark', icon: IconMoon, next: 'auto' },
} as const satisfies Record<MantineColorScheme, { name: string; icon: typeof IconSun; next: MantineColorScheme }>;

/** Goes round system, light and dark. */
export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { name, icon: Icon, next } = schemes[colorScheme];
  return (
    <Tooltip label={`Colour scheme: ${name}`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Colour scheme: ${name}. Switch to ${schemes[next].name}`}
        onClick={() => setColorScheme(next)}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
