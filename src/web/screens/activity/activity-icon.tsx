import type { ActivityType } from '#contract/vocabulary.ts';
import {
  IconBulb,
  IconClipboardCheck,
  IconDownload,
  IconEdit,
  IconFlag,
  IconListDetails,
  IconMessages,
  IconNote,
  IconPlus,
  IconPresentation,
  IconRefresh,
  IconRocket,
  IconRun,
  IconShieldOff,
  IconTestPipe,
  IconTimeline,
  IconUsers,
} from '@tabler/icons-react';

const ofType: Record<ActivityType, typeof IconNote> = {
  project_created: IconRocket,
  project_updated: IconEdit,
  pi_update: IconTimeline,
  stage_change: IconFlag,
  pi_planning: IconClipboardCheck,
  team_saved: IconUsers,
  team_discussion: IconMessages,
  idea_created: IconBulb,
  feature_added: IconPlus,
  feature_status: IconRefresh,
  features_imported: IconDownload,
  stories_added: IconListDetails,
  story_status: IconRefresh,
  sprint_update: IconRun,
  tests_added: IconTestPipe,
  test_update: IconEdit,
  test_results: IconTestPipe,
  gate_waived: IconShieldOff,
  review: IconPresentation,
};

/** A note, unless what happened has an icon of its own. */
export function ActivityIcon({ type, icon }: { type: ActivityType; icon: string }) {
  const Icon = icon === 'note' ? IconNote : ofType[type];
  return <Icon size={18} aria-hidden />;
}
