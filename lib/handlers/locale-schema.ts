import { z } from 'zod'
import { LOCALES } from '@/lib/site/sites'

/** The site that a query string or a path names. */
export const localeSchema = z.enum(LOCALES)

/** The query string of a read that asks for nothing but its site. */
export const localeQuerySchema = z.object({ locale: localeSchema })
