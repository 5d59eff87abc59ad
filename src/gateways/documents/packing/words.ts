// The words of packing slips and pick lists by language (i18n).

const en = {
  slip: 'Packing slip',
  pickList: 'Pick list',
  order: 'Order',
  placedOn: 'Ordered on',
  delivery: 'Delivery',
  collection: 'Collected by the buyer',
  item: 'Item',
  quantity: 'Qty',
  orders: 'Orders',
  barcode: 'Barcode',
  note: 'Note',
  later: 'The rest of this order follows in another parcel.',
  page: 'Page {page} of {pages}',
  count: '{orders} orders, {pieces} pieces',
}

type Words = typeof en

const de: Words = {
  slip: 'Lieferschein',
  pickList: 'Pickliste',
  order: 'Bestellung',
  placedOn: 'Bestellt am',
  delivery: 'Versandart',
  collection: 'Abholung',
  item: 'Artikel',
  quantity: 'Menge',
  orders: 'Bestellungen',
  barcode: 'Barcode',
  note: 'Notiz',
  later: 'Der Rest dieser Bestellung kommt in einem weiteren Paket.',
  page: 'Seite {page} von {pages}',
  count: '{orders} Bestellungen, {pieces} Stück',
}

const fr: Words = {
  slip: 'Bon de livraison',
  pickList: 'Liste de prélèvement',
  order: 'Commande',
  placedOn: 'Commandé le',
  delivery: 'Livraison',
  collection: 'Retrait par le client',
  item: 'Article',
  quantity: 'Qté',
  orders: 'Commandes',
  barcode: 'Code-barres',
  note: 'Remarque',
  later: 'Le reste de cette commande suivra dans un autre colis.',
  page: 'Page {page} sur {pages}',
  count: '{orders} commandes, {pieces} pièces',
}

const es: Words = {
  slip: 'Albarán',
  pickList: 'Lista de preparación',
  order: 'Pedido',
  placedOn: 'Pedido el',
  delivery: 'Envío',
  collection: 'Recogida por el cliente',
  item: 'Artículo',
  quantity: 'Cant.',
  orders: 'Pedidos',
  barcode: 'Código de barras',
  note: 'Nota',
  later: 'El resto de este pedido se enviará en otro paquete.',
  page: 'Página {page} de {pages}',
  count: '{orders} pedidos, {pieces} unidades',
}

const it: Words = {
  slip: 'Bolla di consegna',
  pickList: 'Lista di prelievo',
  order: 'Ordine',
  placedOn: 'Ordinato il',
  delivery: 'Consegna',
  collection: 'Ritiro del cliente',
  item: 'Articolo',
  quantity: 'Q.tà',
  orders: 'Ordini',
  barcode: 'Codice a barre',
  note: 'Nota',
  later: 'Il resto di questo ordine arriverà in un altro pacco.',
  page: 'Pagina {page} di {pages}',
  count: '{orders} ordini, {pieces} pezzi',
}

const nl: Words = {
  slip: 'Pakbon',
  pickList: 'Picklijst',
  order: 'Bestelling',
  placedOn: 'Besteld op',
  delivery: 'Verzending',
  collection: 'Wordt afgehaald',
  item: 'Artikel',
  quantity: 'Aantal',
  orders: 'Bestellingen',
  barcode: 'Streepjescode',
  note: 'Opmerking',
  later: 'De rest van deze bestelling volgt in een ander pakket.',
  page: 'Pagina {page} van {pages}',
  count: '{orders} bestellingen, {pieces} stuks',
}

const byLanguage: Record<string, Words> = { en, de, fr, es, it, nl }

/** Returns the words of a locale's language, English ones if there are none. */
export const packingWords = (locale: string): Words => byLanguage[locale.split('-')[0]!] ?? en
