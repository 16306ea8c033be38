import { AGSC_2 } from './families/agsc-2.ts'
import { BMLP_2 } from './families/bmlp-2.ts'
import { CHCI } from './families/chci.ts'
import { CVMB_4 } from './families/cvmb-4.ts'
import { DMSP } from './families/dmsp.ts'
import { EBFS } from './families/ebfs.ts'
import { FMEY_2 } from './families/fmey-2.ts'
import { HWRS_2 } from './families/hwrs-2.ts'
import { HWRS_3 } from './families/hwrs-3.ts'
import { KTDL_3 } from './families/ktdl-3.ts'
import { LKPQ } from './families/lkpq.ts'
import { LSRI_4 } from './families/lsri-4.ts'
import { LSRI_5 } from './families/lsri-5.ts'
import { MWLR } from './families/mwlr.ts'
import { NSCO_2 } from './families/nsco-2.ts'
import { OBRS_2 } from './families/obrs-2.ts'
import { PWNS } from './families/pwns.ts'
import { QLGA } from './families/qlga.ts'
import { SBMW_2 } from './families/sbmw-2.ts'
import { SHSP } from './families/shsp.ts'
import { TSMP } from './families/tsmp.ts'
import { TWET } from './families/twet.ts'
import { VYAT_2 } from './families/vyat-2.ts'
import { WCVI } from './families/wcvi.ts'
import type { Family } from './family.ts'

/** Every family of the sample catalogue, by area. */
export const FAMILIES: readonly Family[] = [
  HWRS_3,
  HWRS_2,
  CVMB_4,
  VYAT_2,
  BMLP_2,
  DMSP,
  EBFS,
  LSRI_5,
  LSRI_4,
  MWLR,
  TWET,
  PWNS,
  OBRS_2,
  NSCO_2,
  KTDL_3,
  AGSC_2,
  TSMP,
  SBMW_2,
  CHCI,
  LKPQ,
  FMEY_2,
  WCVI,
  QLGA,
  SHSP,
]
