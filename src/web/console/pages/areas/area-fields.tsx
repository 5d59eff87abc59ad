import { useState } from 'react'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { t } from '../../../words/shipping.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import type { Zone } from '../shipping/queries.ts'
import { type Point, pointIn, pointsIn, pointText } from './area.ts'

/** Kilometres in a degree of latitude. */
const degree = 111.2

/** Takes the area of a zone on the map as a center with a radius or a polygon, which a sketch shows, and its minimum. */
export function AreaFields({ zone }: { zone: Zone | undefined }) {
  const area = zone?.area
  const [center, setCenter] = useState(area ? pointText(area.center) : '')
  const [points, setPoints] = useState(area?.points?.map(pointText).join('\n') ?? '')
  const [radius, setRadius] = useState(area?.radiusKm === undefined ? '' : String(area.radiusKm))
  const [at, corners] = [pointIn(center), pointsIn(points)]
  return (
    <fieldset className="stack">
      <legend className="strong">{t('shipping.area')}</legend>
      <p className="hint">{t('shipping.area-lead')}</p>
      <div className="columns columns-2">
        <TextField
          name="center"
          label={t('shipping.area-center')}
          hint={t('shipping.area-point-hint')}
          value={center}
          onChange={({ currentTarget }) => setCenter(currentTarget.value)}
          error={center.trim() && !at ? t('shipping.area-point-wrong') : undefined}
          optional
        />
        <TextField
          name="radiusKm"
          label={t('shipping.area-radius')}
          inputMode="decimal"
          pattern="\d+(\.\d+)?"
          value={radius}
          onChange={({ currentTarget }) => setRadius(currentTarget.value.replace(',', '.'))}
          optional
        />
      </div>
      <TextArea
        name="points"
        label={t('shipping.area-points')}
        hint={t('shipping.area-points-hint')}
        value={points}
        onChange={({ currentTarget }) => setPoints(currentTarget.value)}
        error={corners ? undefined : t('shipping.area-point-wrong')}
        rows={4}
        optional
      />
      {at && <Sketch center={at} radiusKm={Number(radius) || 0} points={corners ?? []} />}
      <AmountField name="minimum" label={t('shipping.area-minimum')} amount={zone?.minimum} optional />
    </fieldset>
  )
}

/** Draws an area around its center, north up, in kilometres. */
function Sketch({ center, radiusKm, points }: { center: Point; radiusKm: number; points: Point[] }) {
  const shrink = Math.cos((center.lat * Math.PI) / 180)
  const corners = points.map(({ lat, lng }): [number, number] => [
    (lng - center.lng) * degree * shrink,
    (center.lat - lat) * degree,
  ])
  const reach = Math.max(radiusKm, ...corners.flat().map(Math.abs), 0.1) * 1.1
  const line = { fill: 'var(--accent-soft)', stroke: 'var(--accent)', strokeWidth: reach / 100 }
  return (
    <svg
      role="img"
      aria-label={t('shipping.area-sketch')}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      width="240"
      height="240"
    >
      {radiusKm > 0 && <circle r={radiusKm} {...line} />}
      {corners.length > 2 && <polygon points={corners.join(' ')} fillOpacity="0.6" {...line} />}
      <circle r={reach / 50} fill="var(--text)" />
    </svg>
  )
}
