/**
 * Q-global accounts: one that a new organisation may take, and two that organisations have and their members
 * alone see.
 */
export const DEMO_QGLOBAL_ACCOUNTS = [
  {
    accountNumber: 'QG-OPEN-15',
    name: 'Field study inventory',
    organizationUid: null,
    shows: 'Found, and can be linked: no organisation has it yet.',
  },
  {
    accountNumber: 'QG-CEDAR-01',
    name: 'Cedarlight assessments',
    organizationUid: 'org-cedarlight',
    shows: 'Owned by another organisation: not authorised, and its owner is not named.',
  },
  {
    accountNumber: 'QG-EAST-77',
    name: 'Eastmarsh district inventory',
    organizationUid: 'org-eastmarsh',
    shows: 'Owned by another organisation: not authorised, with the offer to ask for access.',
  },
] as const
