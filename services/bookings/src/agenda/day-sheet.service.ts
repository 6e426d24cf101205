import { Injectable } from '@nestjs/common';
import type { DaySheetView } from '@reefdesk/contracts/departures/endpoints';
import { Agenda } from './agenda.ts';
import { toDaySheet } from './day-sheet.mapper.ts';

@Injectable()
export class DaySheetService {
  constructor(private readonly agenda: Agenda) {}

  /** `asked` defaults to today. While catalog is unavailable, travels have no first stop and may have no name. */
  async of(requested: string | undefined): Promise<DaySheetView> {
    const date = requested ?? (await this.agenda.today());
    const going = await this.agenda.of({ from: date, to: date });
    return toDaySheet(date, { ...going, enquiries: await this.agenda.enquiriesOf(going.bookings) });
  }
}
