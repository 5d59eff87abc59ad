import { isZone } from '../../../ui/dates.ts'

/** The time zone of each country (of its capital or of most of its people, where it has several), by area. */
const zonesOfCountries = new Map(
  `
  Africa: AO Luanda, BF Ouagadougou, BI Bujumbura, BJ Porto-Novo, BW Gaborone, CD Kinshasa, CF Bangui,
    CG Brazzaville, CI Abidjan, CM Douala, DJ Djibouti, DZ Algiers, EG Cairo, EH El_Aaiun, ER Asmara,
    ET Addis_Ababa, GA Libreville, GH Accra, GM Banjul, GN Conakry, GQ Malabo, GW Bissau, KE Nairobi,
    LR Monrovia, LS Maseru, LY Tripoli, MA Casablanca, ML Bamako, MR Nouakchott, MW Blantyre, MZ Maputo,
    NA Windhoek, NE Niamey, NG Lagos, RW Kigali, SD Khartoum, SL Freetown, SN Dakar, SO Mogadishu,
    SS Juba, ST Sao_Tome, SZ Mbabane, TD Ndjamena, TG Lome, TN Tunis, TZ Dar_es_Salaam, UG Kampala,
    ZA Johannesburg, ZM Lusaka, ZW Harare
  America: AG Antigua, AI Anguilla, AR Argentina/Buenos_Aires, AW Aruba, BB Barbados, BL St_Barthelemy,
    BO La_Paz, BQ Kralendijk, BR Sao_Paulo, BS Nassau, BZ Belize, CA Toronto, CL Santiago, CO Bogota,
    CR Costa_Rica, CU Havana, CW Curacao, DM Dominica, DO Santo_Domingo, EC Guayaquil, GD Grenada,
    GF Cayenne, GL Nuuk, GP Guadeloupe, GT Guatemala, GY Guyana, HN Tegucigalpa, HT Port-au-Prince,
    JM Jamaica, KN St_Kitts, KY Cayman, LC St_Lucia, MF Marigot, MQ Martinique, MS Montserrat,
    MX Mexico_City, NI Managua, PA Panama, PE Lima, PM Miquelon, PR Puerto_Rico, PY Asuncion,
    SR Paramaribo, SV El_Salvador, SX Lower_Princes, TC Grand_Turk, TT Port_of_Spain, US New_York,
    UY Montevideo, VC St_Vincent, VE Caracas, VG Tortola, VI St_Thomas
  Antarctica: AQ McMurdo
  Asia: AE Dubai, AF Kabul, AM Yerevan, AZ Baku, BD Dhaka, BH Bahrain, BN Brunei, BT Thimphu, CN Shanghai,
    CY Nicosia, GE Tbilisi, HK Hong_Kong, ID Jakarta, IL Jerusalem, IN Kolkata, IQ Baghdad, IR Tehran,
    JO Amman, JP Tokyo, KG Bishkek, KH Phnom_Penh, KP Pyongyang, KR Seoul, KW Kuwait, KZ Almaty,
    LA Vientiane, LB Beirut, LK Colombo, MM Yangon, MN Ulaanbaatar, MO Macau, MY Kuala_Lumpur,
    NP Kathmandu, OM Muscat, PH Manila, PK Karachi, PS Hebron, QA Qatar, SA Riyadh, SG Singapore,
    SY Damascus, TH Bangkok, TJ Dushanbe, TL Dili, TM Ashgabat, TW Taipei, UZ Tashkent, VN Ho_Chi_Minh,
    YE Aden
  Atlantic: BM Bermuda, CV Cape_Verde, FK Stanley, FO Faroe, GS South_Georgia, IS Reykjavik, SH St_Helena
  Australia: AU Sydney
  Europe: AD Andorra, AL Tirane, AT Vienna, AX Mariehamn, BA Sarajevo, BE Brussels, BG Sofia, BV Oslo,
    BY Minsk, CH Zurich, CZ Prague, DE Berlin, DK Copenhagen, EE Tallinn, ES Madrid, FI Helsinki,
    FR Paris, GB London, GG Guernsey, GI Gibraltar, GR Athens, HR Zagreb, HU Budapest, IE Dublin,
    IM Isle_of_Man, IT Rome, JE Jersey, LI Vaduz, LT Vilnius, LU Luxembourg, LV Riga, MC Monaco,
    MD Chisinau, ME Podgorica, MK Skopje, MT Malta, NL Amsterdam, NO Oslo, PL Warsaw, PT Lisbon,
    RO Bucharest, RS Belgrade, RU Moscow, SE Stockholm, SI Ljubljana, SJ Oslo, SK Bratislava, SM San_Marino,
    TR Istanbul, UA Kyiv, VA Vatican, XK Belgrade
  Indian: CC Cocos, CX Christmas, HM Kerguelen, IO Chagos, KM Comoro, MG Antananarivo, MU Mauritius,
    MV Maldives, RE Reunion, SC Mahe, TF Kerguelen, YT Mayotte
  Pacific: AS Pago_Pago, CK Rarotonga, FJ Fiji, FM Pohnpei, GU Guam, KI Tarawa, MH Majuro, MP Saipan,
    NC Noumea, NF Norfolk, NR Nauru, NU Niue, NZ Auckland, PF Tahiti, PG Port_Moresby, PN Pitcairn,
    PW Palau, SB Guadalcanal, TK Fakaofo, TO Tongatapu, TV Funafuti, UM Wake, VU Efate, WF Wallis,
    WS Apia`
    .split(/\n {2}(?=\w+:)/)
    .slice(1)
    .flatMap((line) => {
      const [area, places] = line.split(': ') as [string, string]
      return places.split(/,\s+/).map((place): [string, string] => {
        const [country, city] = place.split(' ') as [string, string]
        return [country, `${area}/${city}`]
      })
    }),
)

/** Browsers still list these under the names that they had before. */
const renamed = new Map([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Africa/Asmera', 'Africa/Asmara'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
])

/** Returns the time zone to suggest for a country: the reader's own, if it is one of the country's. */
export function zoneOf(country: string): string {
  const zone = zonesOfCountries.get(country) ?? 'UTC'
  const { timeZone: own } = Intl.DateTimeFormat().resolvedOptions()
  const isOwn = country !== '' && zonesIn(country).includes(own)
  return isOwn ? (renamed.get(own) ?? own) : zone
}

/** Returns the time zones of a country; none where the browser does not know. */
function zonesIn(country: string): string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] } = new Intl.Locale(
    `und-${country}`,
  )
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

/** Returns every time zone by its name, with what its clocks show compared to UTC now. */
export function zoneOptions(current = 'UTC'): { value: string; label: string }[] {
  const listed = Intl.supportedValuesOf('timeZone').map((zone) => renamed.get(zone) ?? zone)
  return [...new Set([...listed, ...zonesOfCountries.values(), 'UTC', current])]
    .filter((zone) => isZone(zone) || zone === current)
    .sort()
    .map((value) => ({ value, label: labelOf(value) }))
}

/** Names a zone as people know it: "Africa/Lagos (GMT+1)". */
function labelOf(zone: string): string {
  if (zone === 'UTC' || !isZone(zone)) return zone
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts()
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value
  return `${zone.replaceAll('_', ' ')} (${offset})`
}
