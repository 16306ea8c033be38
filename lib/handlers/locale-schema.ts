import { z } from 'zod'
import { LOCALES } from '@/lib/site/sites'

/** The locale in a query string or a path. */
export const localeSchema = z.enum(LOCALES)

/** The query string of a read whose only parameter is the locale. */
export const localeQuerySchema = z.object({ locale: localeSchema })
