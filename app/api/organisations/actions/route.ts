import { handleOrganisationActions } from '@/lib/organisation/handle-organisation-actions.server'

/** Changes the user's link with an organization, or the people of one they administer. */
export const POST = handleOrganisationActions
