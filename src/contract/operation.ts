import { oc } from '@orpc/contract';
import { refusalErrors } from './refusal.ts';

/** One operation of the contract: its REST route, and the kinds of refusal that every operation may answer with. */
export const operation = (route: {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  tags: string[];
  summary: string;
  successStatus?: number;
}) => oc.route(route).errors(refusalErrors);
