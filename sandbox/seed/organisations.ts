import type { NewOrganization } from '../commerce/organizations/organization-record.ts'
import { CLOSED_ORGANISATION } from './closed-organisation.ts'

type SeedAddress = { line1: string; town: string; region?: string; postalCode: string; country: string }

/** An organisation of the sandbox. `shows` tells a person what entering its number demonstrates. */
export type DemoOrganisation = NewOrganization & { shows: string; address: SeedAddress }

/**
 * The organisations every sandbox starts with. A merged one stands after its target. The numbers are the
 * customer account numbers to type on the organisation step.
 */
export const DEMO_ORGANISATIONS: readonly DemoOrganisation[] = [
  {
    uid: 'org-cedarlight',
    name: 'Cedarlight Clinic',
    accountNumber: '1001',
    industry: 'clinical-practice',
    sector: 'group-practice',
    qualificationLevel: 'C',
    qglobalAccountNumber: 'QG-CEDAR-01',
    status: 'ACTIVE',
    address: {
      line1: '27 Cedarlight Avenue',
      town: 'Portland',
      region: 'US-OR',
      postalCode: '97205-3310',
      country: 'US',
    },
    shows: 'An ordinary organisation: found, masked, linked at once.',
  },
  {
    uid: 'org-eastmarsh',
    name: 'Eastmarsh Unified School District',
    accountNumber: '1002',
    industry: 'schools',
    sector: 'public-district',
    qualificationLevel: 'B',
    qglobalAccountNumber: 'QG-EAST-77',
    status: 'ACTIVE',
    address: {
      line1: '1420 Alder Creek Road',
      town: 'Eastmarsh',
      region: 'US-OH',
      postalCode: '44250-1180',
      country: 'US',
    },
    shows: 'An organisation that has an administrator and members already; Edith Marsh administers it.',
  },
  {
    uid: 'org-lindenrow',
    name: 'Linden Row Psychology',
    accountNumber: '1004',
    industry: 'clinical-practice',
    sector: 'group-practice',
    qualificationLevel: 'B',
    status: 'ACTIVE',
    address: {
      line1: '48 Linden Row',
      town: 'Columbus',
      region: 'US-OH',
      postalCode: '43215-2204',
      country: 'US',
    },
    shows: 'An organisation with orders in every status; Petra Lind administers it.',
  },
  {
    uid: 'org-westmere',
    name: 'University of Westmere',
    accountNumber: '1003',
    industry: 'higher-education',
    sector: 'university',
    status: 'ACTIVE',
    associationPolicy: 'APPROVAL',
    address: {
      line1: '900 College Avenue',
      town: 'Westmere',
      region: 'US-MA',
      postalCode: '01085-4402',
      country: 'US',
    },
    shows:
      'A link that a user at the organisation has to approve first. No level: Nora Kessel is qualified there.',
  },
  {
    uid: 'org-st-orrin',
    name: 'St Orrin’s Hospital',
    accountNumber: '2000',
    industry: 'healthcare',
    sector: 'hospital',
    qualificationLevel: 'C',
    status: 'ACTIVE',
    address: {
      line1: '55 Hospital Drive',
      town: 'Saint Orrin',
      region: 'US-MN',
      postalCode: '55402-1190',
      country: 'US',
    },
    shows: 'The organisation that two others were merged into.',
  },
  {
    uid: 'org-st-orrin-north',
    name: 'St Orrin’s Hospital North Campus',
    accountNumber: '2001',
    industry: 'healthcare',
    sector: 'hospital',
    status: 'MERGED',
    mergedInto: 'org-st-orrin',
    address: {
      line1: '4 Mill Lane',
      town: 'Saint Orrin',
      region: 'US-MN',
      postalCode: '55402-1004',
      country: 'US',
    },
    shows: 'A merged organisation: the offer to link to 2000 instead.',
  },
  {
    uid: 'org-st-orrin-children',
    name: 'St Orrin’s Children’s Centre',
    accountNumber: '2002',
    industry: 'healthcare',
    sector: 'childrens-hospital',
    status: 'MERGED',
    mergedInto: 'org-st-orrin',
    address: {
      line1: '57 Hospital Drive',
      town: 'Saint Orrin',
      region: 'US-MN',
      postalCode: '55402-1190',
      country: 'US',
    },
    shows: 'A second merged organisation, likewise into 2000.',
  },
  {
    uid: 'org-bluegum',
    name: 'Bluegum Psychology',
    accountNumber: '3001',
    industry: 'clinical-practice',
    sector: 'private-practice',
    qualificationLevel: 'C',
    status: 'ACTIVE',
    address: {
      line1: '5 Bluegum Parade',
      town: 'Parramatta',
      region: 'AU-NSW',
      postalCode: '2150',
      country: 'AU',
    },
    shows: 'An Australian organisation.',
  },
  {
    uid: 'org-harbour',
    name: 'Harbour Kindergarten Trust',
    accountNumber: '3002',
    industry: 'early-childhood',
    sector: 'kindergarten',
    status: 'ACTIVE',
    address: {
      line1: '81 Harbour View Terrace',
      town: 'Nelson',
      region: 'NZ-NSN',
      postalCode: '7010',
      country: 'NZ',
    },
    shows: 'A New Zealand organisation.',
  },
  {
    uid: 'org-larkhill',
    name: 'Larkhill Rehabilitation Group',
    accountNumber: '4001',
    industry: 'clinical-practice',
    sector: 'rehabilitation',
    status: 'ACTIVE',
    creditSuspended: true,
    address: {
      line1: '300 Tessaly Street',
      town: 'Chicago',
      region: 'US-IL',
      postalCode: '60607-2210',
      country: 'US',
    },
    shows: 'An organisation whose credit is suspended: it can be linked, and tells so afterwards.',
  },
  {
    uid: 'org-pellworth',
    name: 'Pellworth Learning Center',
    temporaryNumber: 'T7KQ4XN2WM9P',
    industry: 'schools',
    sector: 'private-school',
    status: 'PENDING',
    address: {
      line1: '18 Dunmore Road',
      town: 'Albany',
      region: 'US-NY',
      postalCode: '12203-1710',
      country: 'US',
    },
    shows: 'A new organisation that still has its temporary number.',
  },
  {
    uid: 'org-ashgrove',
    name: 'Ashgrove Test Services',
    accountNumber: '5001',
    industry: 'workplace',
    sector: 'consulting',
    status: 'ACTIVE',
    associationPolicy: 'FAULT',
    address: {
      line1: '71 Sorrelby Way',
      town: 'Austin',
      region: 'US-TX',
      postalCode: '78701-4100',
      country: 'US',
    },
    shows: 'A link that fails for a technical reason: the message to contact support.',
  },
  CLOSED_ORGANISATION,
  ...nearDuplicates(),
]

/** Three practices whose names are nearly one, in one postal area, for the list of similar organisations. */
function nearDuplicates(): DemoOrganisation[] {
  const doors = [
    { number: '6001', name: 'Brightmere Speech Clinic', line1: '10 Kestrel Street' },
    { number: '6002', name: 'Brightmere Speech Clinics', line1: '220 Fennimore Avenue' },
    { number: '6003', name: 'Brightmere Speech Clinic Inc', line1: '31 Meridew Court' },
  ]
  return doors.map(({ number, name, line1 }) => ({
    uid: `org-brightmere-${number}`,
    name,
    accountNumber: number,
    industry: 'clinical-practice',
    sector: 'speech-and-hearing',
    status: 'ACTIVE',
    address: { line1, town: 'Seattle', region: 'US-WA', postalCode: '98101-2001', country: 'US' },
    shows:
      'One of three near-duplicates: register “Brightmere Speech Clinic” in Seattle 98101 to see them listed.',
  }))
}
