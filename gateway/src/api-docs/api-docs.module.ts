import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/operator.module.ts';
import { ApiDocs } from './api-docs.middleware.ts';
import { ApiDocuments } from './api-documents.ts';

@Module({ imports: [OperatorModule], providers: [ApiDocs, ApiDocuments], exports: [ApiDocs] })
export class ApiDocsModule {}
