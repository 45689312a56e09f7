import { IconCompass } from '@tabler/icons-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/links.tsx';

/** Stands for the screen of an increment that the project does not have. */
export const MissingIncrement = ({ projectId }: { projectId: string }) => (
  <EmptyState
    icon={<IconCompass />}
    title="Program increment not found"
    text="It may have been removed, or belongs to another project."
    action={
      <LinkButton to="/project/$projectId/program-increments" params={{ projectId }}>
        View Program Increments
      </LinkButton>
    }
  />
);
