import { BMLP_2 } from './families/bmlp-2.ts'
import { CVMB_4 } from './families/cvmb-4.ts'
import { DMSP } from './families/dmsp.ts'
import { HWRS_3 } from './families/hwrs-3.ts'
import { LSRI_5 } from './families/lsri-5.ts'
import { MWLR } from './families/mwlr.ts'
import { OBRS_2 } from './families/obrs-2.ts'
import { VYAT_2 } from './families/vyat-2.ts'
import type { Family } from './family.ts'

/** Every family of the sample catalogue, by area. */
export const FAMILIES: readonly Family[] = [HWRS_3, CVMB_4, VYAT_2, BMLP_2, DMSP, LSRI_5, MWLR, OBRS_2]
