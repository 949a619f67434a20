/** Printed cards: PDF files for a printing press. */
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { DecksModule } from '../decks/decks.module.ts';
import { PressController } from './press.controller.ts';
import { PrintedCardsService } from './printed-cards.service.ts';

@Module({
  imports: [AccountsModule, ContentModule, DecksModule],
  controllers: [PressController],
  providers: [PrintedCardsService],
})
export class PrintModule {}
