/** The workspace that every store begins with. Where nobody signs in, all projects are in it; the first owner becomes its owner. */
export const firstWorkspaceId = '00000000-0000-4000-8000-000000000001';
