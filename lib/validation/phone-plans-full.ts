import * as library from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'
import { createNumberingPlans } from './phone-plans.ts'

/** Numbering plans at hand from the start. For the server only: the plans weigh more than a page's scripts. */
export const NUMBERING_PLANS = createNumberingPlans(library, metadata)
