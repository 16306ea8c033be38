import { z } from 'zod'

/** Limits of the marketing site's content; more than this is an error of the site. */
export const CONTENT_LIMITS = {
  label: 120,
  text: 600,
  href: 500,
  links: 40,
  columns: 12,
  benefits: 10,
} as const

/** Link schemes that the store resolves to a URL of the current site. */
const PLACES = ['store', 'page', 'site'] as const

type Place = (typeof PLACES)[number]

const PLACE_HREF = /^(store|page|site):((?:[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*)?)$/

const OUTSIDE_HREF = /^(?:mailto:[^\s"'<>?#]+@[^\s"'<>?#]+|tel:\+?[0-9().-]+)$/

const ROOT_PATH = /^\/(?!\/)[^\s\\"'<>]*$/

const isHttps = (href: string): boolean => {
  if (!/^https:\/\/[^\s\\"'<>]+$/i.test(href) || !URL.canParse(href)) return false
  const { username, password } = new URL(href)
  return username === '' && password === ''
}

/**
 * A link target of the content site:
 * - `store:<path>` below `/store/{siteId}/{language}`, `page:<path>` below `/{locale}` of this store,
 *   `site:<path>` below the regional marketing site; an empty path is the home page of the place
 * - a path from the root of this host, an https address without credentials, `mailto:` or `tel:`
 */
export const hrefSchema = z
  .string()
  .max(CONTENT_LIMITS.href)
  .refine(
    href => PLACE_HREF.test(href) || ROOT_PATH.test(href) || OUTSIDE_HREF.test(href) || isHttps(href),
    'not a permitted link target',
  )

export type HrefTarget = { place: Place; path: string } | { place: 'address'; address: string }

/** Parses a link target that passed `hrefSchema`; only the three schemes still have to be resolved. */
export const readHref = (href: string): HrefTarget => {
  const [, scheme, path] = PLACE_HREF.exec(href) ?? []
  const place = PLACES.find(candidate => candidate === scheme)
  return place === undefined || path === undefined ? { place: 'address', address: href } : { place, path }
}

const plainText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, 'control characters')

const label = plainText(CONTENT_LIMITS.label)
const text = plainText(CONTENT_LIMITS.text)
const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60)
const locale = z.string().regex(/^[a-z]{2}-[a-z]{2}$/)

/** A list that drops invalid entries instead of failing, but fails if it is longer than `max`. */
const tolerantList = <T extends z.ZodType>(entry: T, max: number) =>
  z
    .array(z.unknown())
    .max(max)
    .transform(entries =>
      entries.flatMap(candidate => {
        const parsed = entry.safeParse(candidate)
        return parsed.success ? [parsed.data] : []
      }),
    )

const linkSchema = z.object({ label, href: hrefSchema })
const namedLinkSchema = linkSchema.extend({ id })
const linksSchema = tolerantList(linkSchema, CONTENT_LIMITS.links).refine(links => links.length > 0)

const bannerSchema = z
  .object({
    id,
    text,
    href: hrefSchema.optional(),
    linkText: label.optional(),
    /** First and last day on which the banner is shown, in the time zone of the site. */
    showFrom: z.iso.date().optional(),
    showUntil: z.iso.date().optional(),
  })
  .refine(banner => (banner.href === undefined) === (banner.linkText === undefined))

const promoSchema = z.object({ title: label, text, href: hrefSchema, linkText: label })

/** The three groups of the mega menu (spec §2, Header). */
export const MENU_GROUPS = ['assessments', 'learning', 'ordering'] as const

const menuGroupSchema = z.object({
  id: z.enum(MENU_GROUPS),
  label,
  columns: tolerantList(z.object({ title: label, links: linksSchema }), CONTENT_LIMITS.columns),
  promo: promoSchema.optional().catch(undefined),
})

const isOnceEach = (entries: readonly { id: string }[]): boolean =>
  new Set(entries.map(entry => entry.id)).size === entries.length

/** Contact data of customer support; without a number the store links to the contact page of the site. */
const supportSchema = z.object({
  phone: label.regex(/^\+?[0-9][0-9 ().-]*$/).optional(),
  hours: label.optional(),
})

/** Header of a locale (spec §2, §7). Invalid entries are dropped; a header without menu groups fails. */
export const headerContentSchema = z.object({
  locale,
  banners: tolerantList(bannerSchema, CONTENT_LIMITS.links).catch([]).default([]),
  utility: tolerantList(namedLinkSchema, CONTENT_LIMITS.links).refine(isOnceEach),
  countrySelector: z.object({ label }),
  groups: tolerantList(menuGroupSchema, CONTENT_LIMITS.columns)
    .refine(groups => groups.length > 0)
    .refine(isOnceEach),
  internationalContacts: linkSchema,
  support: supportSchema.optional().catch(undefined),
})

export const SOCIAL_NETWORKS = ['facebook', 'twitter', 'youtube', 'linkedin', 'instagram'] as const

/** Footer of a locale (spec §2, §7). Invalid entries are dropped; without columns or legal links it fails. */
export const footerContentSchema = z.object({
  locale,
  columns: tolerantList(z.object({ id, title: label, links: linksSchema }), CONTENT_LIMITS.columns)
    .refine(columns => columns.length > 0)
    .refine(isOnceEach),
  social: tolerantList(linkSchema.extend({ network: z.enum(SOCIAL_NETWORKS) }), CONTENT_LIMITS.links),
  legal: tolerantList(namedLinkSchema, CONTENT_LIMITS.links)
    .refine(links => links.length > 0)
    .refine(isOnceEach),
  copyright: text,
})

/** Login text (spec §7). A response without the login item fails. */
export const loginContentSchema = z.object({
  locale,
  item: z.object({
    title: label,
    intro: text,
    signInHeading: label,
    signInText: text,
    createHeading: label,
    createText: text,
    createBenefits: tolerantList(text, CONTENT_LIMITS.benefits),
    help: linkSchema,
  }),
})

export type ContentLink = z.infer<typeof linkSchema>
export type Banner = z.infer<typeof bannerSchema>
export type MenuGroup = z.infer<typeof menuGroupSchema>
export type HeaderContent = z.infer<typeof headerContentSchema>
export type FooterContent = z.infer<typeof footerContentSchema>
export type LoginContent = z.infer<typeof loginContentSchema>
