import { Hono } from 'hono'
import { CATEGORY_UNIT_TYPES } from '../../../lib/contract/commerce/industry.ts'
import { answering, cacheable } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { listBaseSites } from './base-sites.ts'
import { listIndustries, listJobTitles, listQualificationLevels, listTitles } from './coded-lists.ts'
import { toCurrency, toLanguage } from './money-and-languages.ts'
import { isCountry, listCountries, listRegions } from './place-names.ts'
import { toSeller } from './seller.ts'

/** The list of sites, which needs neither site nor key. */
export const baseSitesRoute = cacheable(
  answering('BaseSiteList', () => ({ body: { baseSites: listBaseSites() } })),
)

/** What is the same for everybody: places, money, languages, job titles, industries, levels, the seller. */
export const createReferenceRoutes = (): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get('/languages', cacheable(answering('LanguageList', answerLanguages)))
  routes.get('/currencies', cacheable(answering('CurrencyList', answerCurrencies)))
  routes.get('/countries', cacheable(answering('CountryList', answerCountries)))
  routes.get('/countries/:country/regions', cacheable(answering('RegionList', answerRegions)))
  routes.get('/accounts/jobTitles', cacheable(answering('JobTitleList', answerJobTitles)))
  routes.get('/accounts/organizations/industries', cacheable(answering('IndustryList', answerIndustries)))
  routes.get('/accounts/qualificationLevels', cacheable(answering('QualificationLevelList', answerLevels)))
  routes.get('/titles', cacheable(answering('TitleList', answerTitles)))
  routes.get('/seller', cacheable(answering('Seller', request => ({ body: toSeller(request.get('site')) }))))
  return routes
}

const answerLanguages = (request: CommerceRequest) => ({
  body: { languages: request.get('site').languages.map(code => toLanguage(code, request.get('language'))) },
})

const answerCurrencies = (request: CommerceRequest) => ({
  body: { currencies: request.get('site').currencies.map(code => toCurrency(code, request.get('language'))) },
})

const answerCountries = (request: CommerceRequest) => {
  const type = request.req.query('type')?.toUpperCase()
  if (type !== undefined && type !== 'SHIPPING' && type !== 'BILLING') {
    throw validationError([fieldFault('type', 'invalid', 'The type is SHIPPING or BILLING.')])
  }
  const isocodes = type === 'SHIPPING' ? request.get('site').deliveryCountries : undefined
  return { body: { countries: listCountries(request.get('language'), isocodes) } }
}

const answerRegions = (request: CommerceRequest) => {
  const country = pathSegment(request, 'country')
  if (!isCountry(country)) throw occError.unknownIdentifier('Country is not known.', { subject: country })
  return { body: { regions: listRegions(country, request.get('language')) } }
}

const answerJobTitles = (request: CommerceRequest) => ({
  body: { jobTitles: listJobTitles(request.get('regionalLanguage')) },
})

const answerTitles = (request: CommerceRequest) => ({
  body: { titles: listTitles(request.get('language')) },
})

const answerIndustries = (request: CommerceRequest) => {
  const wanted = request.req.query('categoryUnitType')
  const kind = CATEGORY_UNIT_TYPES.find(type => type === wanted)
  if (kind === undefined) {
    const reason = wanted === undefined ? 'missing' : 'invalid'
    throw validationError([fieldFault('categoryUnitType', reason, 'The type is ORGANISATION or PERSONAL.')])
  }
  return { body: { industries: listIndustries(kind, request.get('regionalLanguage')) } }
}

const answerLevels = (request: CommerceRequest) => ({
  body: { qualificationLevels: listQualificationLevels(request.get('regionalLanguage')) },
})
