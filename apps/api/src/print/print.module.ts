/** Printed cards and lists: PDF files for a printing press and for tournaments, and the cards that changed since a release. */
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { DecksModule } from '../decks/decks.module.ts';
import { ChangedCardsResolver } from './changed-cards.resolver.ts';
import { PressController } from './press.controller.ts';
import { PrintedCardsService } from './printed-cards.service.ts';
import { RegistrationController } from './registration.controller.ts';

@Module({
  imports: [AccountsModule, ContentModule, DecksModule],
  controllers: [PressController, RegistrationController],
  providers: [PrintedCardsService, ChangedCardsResolver],
})
export class PrintModule {}
