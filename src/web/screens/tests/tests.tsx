import { Title } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { EmptyState } from '../../ui/empty-state.tsx';

export function Tests() {
  return (
    <section>
      <Title order={2}>Tests</Title>
      <EmptyState icon={<IconChecklist />} title="Test management functionality will be available soon." />
    </section>
  );
}
