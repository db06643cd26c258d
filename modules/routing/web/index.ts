export { RoutingHelp } from './RoutingHelp.tsx';
export {
  assigneeNames,
  lineMembers,
  recipientMembers,
  withAssignees,
  withLine,
  withRecipients,
} from './member.ts';
