/** Links with organizations in every state, for one demo user. */
export const EVERY_ACCOUNT = {
  organization: { uid: 'org-st-orrin', administrator: false },
  moreOrganizations: [
    { uid: 'org-st-orrin-north', administrator: false, isDefault: false },
    { uid: 'org-pellworth', administrator: true, isDefault: false },
    { uid: 'org-larkhill', administrator: false, isDefault: false },
    { uid: 'org-alderwick', administrator: false, isDefault: false },
    { uid: 'org-eastmarsh', administrator: false, status: 'PENDING_APPROVAL' as const, isDefault: false },
  ],
}
