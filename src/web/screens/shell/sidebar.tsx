import { Text } from '@mantine/core';
import {
  IconBulb,
  IconChecklist,
  IconChevronDown,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLayoutDashboard,
  IconListDetails,
  IconPuzzle,
  IconStack2,
  IconTimeline,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useLocalStorage } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './sidebar.module.css';

const links = [
  { to: '/project/$projectId/dashboard', label: 'Overview', icon: IconLayoutDashboard },
  { to: '/project/$projectId/program-increments', label: 'Program Increments', icon: IconTimeline },
  { to: '/project/$projectId/ideas', label: 'Ideas', icon: IconBulb },
  { to: '/project/$projectId/features', label: 'Features', icon: IconPuzzle },
  { to: '/project/$projectId/backlog', label: 'Backlog', icon: IconStack2 },
  { to: '/project/$projectId/stories', label: 'Stories', icon: IconListDetails },
  { to: '/project/$projectId/tests', label: 'Tests', icon: IconChecklist },
  { to: '/project/$projectId/team', label: 'AI Scrum Team', icon: IconUsersGroup },
] as const;

/** The ways through a project. Wide screens collapse it to icons, which is remembered; narrow ones fold it away. */
export function Sidebar({ projectId }: { projectId: string }) {
  const [collapsed, setCollapsed] = useLocalStorage({
    key: 'coscrum-sidebar-collapsed',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [unfolded, setUnfolded] = useState(false);
  return (
    <nav
      className={classes.sidebar}
      aria-label="Project Dashboard"
      data-collapsed={collapsed || undefined}
      data-unfolded={unfolded || undefined}
    >
      <div className={classes.top}>
        <Text component="span" className={classes.title} fw={650} size="sm">
          Project Dashboard
        </Text>
        <IconButton
          className={classes.collapse ?? ''}
          label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          aria-expanded={!collapsed}
          onClick={() => setCollapsed(!collapsed)}
        >
          {collapsed ? (
            <IconLayoutSidebarLeftExpand size={20} aria-hidden />
          ) : (
            <IconLayoutSidebarLeftCollapse size={20} aria-hidden />
          )}
        </IconButton>
        <button type="button" className={classes.fold} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          Project Dashboard
          <IconChevronDown size={18} aria-hidden />
        </button>
      </div>
      <ul className={classes.links}>
        {links.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} params={{ projectId }} className={classes.link} onClick={() => setUnfolded(false)}>
              <Icon size={20} aria-hidden />
              <span className={classes.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
