import type { Kind } from './kind.ts';
import { abTesting } from './kinds/ab-testing.ts';
import { accessControl } from './kinds/access-control.ts';
import { accounting } from './kinds/accounting.ts';
import { adServing } from './kinds/ad-serving.ts';
import { admissions } from './kinds/admissions.ts';
import { aiApps } from './kinds/ai-apps.ts';
import { aiChat } from './kinds/ai-chat.ts';
import { algorithmicTrading } from './kinds/algorithmic-trading.ts';
import { amateurRadio } from './kinds/amateur-radio.ts';
import { animalBreeding } from './kinds/animal-breeding.ts';
import { animalShelter } from './kinds/animal-shelter.ts';
import { animation } from './kinds/animation.ts';
import { apiClient } from './kinds/api-client.ts';
import { apiGateway } from './kinds/api-gateway.ts';
import { appBackend } from './kinds/app-backend.ts';
import { appDashboard } from './kinds/app-dashboard.ts';
import { appHosting } from './kinds/app-hosting.ts';
import { appointmentLinks } from './kinds/appointment-links.ts';
import { appointmentsHealth } from './kinds/appointments-health.ts';
import { archives } from './kinds/archives.ts';
import { artifactRegistry } from './kinds/artifact-registry.ts';
import { artistSite } from './kinds/artist-site.ts';
import { assembly } from './kinds/assembly.ts';
import { assetLibrary } from './kinds/asset-library.ts';
import { astrophotography } from './kinds/astrophotography.ts';
import { attendance } from './kinds/attendance.ts';
import { auctions } from './kinds/auctions.ts';
import { audioEditing } from './kinds/audio-editing.ts';
import { audioGuides } from './kinds/audio-guides.ts';
import { audioTagging } from './kinds/audio-tagging.ts';
import { audiobooks } from './kinds/audiobooks.ts';
import { babyCare } from './kinds/baby-care.ts';
import { backup } from './kinds/backup.ts';
import { banking } from './kinds/banking.ts';
import { beekeeping } from './kinds/beekeeping.ts';
import { bikeSharing } from './kinds/bike-sharing.ts';
import { bioinformatics } from './kinds/bioinformatics.ts';
import { boardGamesOnline } from './kinds/board-games-online.ts';
import { booking } from './kinds/booking.ts';
import { bookmarks } from './kinds/bookmarks.ts';
import { budgetEnvelopes } from './kinds/budget-envelopes.ts';
import { buildDeploy } from './kinds/build-deploy.ts';
import { buildingPermits } from './kinds/building-permits.ts';
import { businessIntelligence } from './kinds/business-intelligence.ts';
import { businessSuite } from './kinds/business-suite.ts';
import { cad } from './kinds/cad.ts';
import { calendarServer } from './kinds/calendar-server.ts';
import { campRegistration } from './kinds/camp-registration.ts';
import { campaignCanvassing } from './kinds/campaign-canvassing.ts';
import { canteenOrdering } from './kinds/canteen-ordering.ts';
import { carDealer } from './kinds/car-dealer.ts';
import { carSharing } from './kinds/car-sharing.ts';
import { carTelemetry } from './kinds/car-telemetry.ts';
import { carbonAccounting } from './kinds/carbon-accounting.ts';
import { carpool } from './kinds/carpool.ts';
import { caseManagement } from './kinds/case-management.ts';
import { cemetery } from './kinds/cemetery.ts';
import { certificateAuthority } from './kinds/certificate-authority.ts';
import { changeWatch } from './kinds/change-watch.ts';
import { chat } from './kinds/chat.ts';
import { chatSupport } from './kinds/chat-support.ts';
import { chatbots } from './kinds/chatbots.ts';
import { chemicalInventory } from './kinds/chemical-inventory.ts';
import { childcare } from './kinds/childcare.ts';
import { chordCharts } from './kinds/chord-charts.ts';
import { churchParish } from './kinds/church-parish.ts';
import { churchProjection } from './kinds/church-projection.ts';
import { circuitSimulation } from './kinds/circuit-simulation.ts';
import { citizenReports } from './kinds/citizen-reports.ts';
import { citizenScience } from './kinds/citizen-science.ts';
import { classroomBoard } from './kinds/classroom-board.ts';
import { classroomControl } from './kinds/classroom-control.ts';
import { clientGalleries } from './kinds/client-galleries.ts';
import { clinic } from './kinds/clinic.ts';
import { clinicalStudies } from './kinds/clinical-studies.ts';
import { clipboardManager } from './kinds/clipboard-manager.ts';
import { cncControl } from './kinds/cnc-control.ts';
import { codeEditor } from './kinds/code-editor.ts';
import { codeHosting } from './kinds/code-hosting.ts';
import { codeQuality } from './kinds/code-quality.ts';
import { codeSnippets } from './kinds/code-snippets.ts';
import { codingExercises } from './kinds/coding-exercises.ts';
import { collections } from './kinds/collections.ts';
import { commentSystem } from './kinds/comment-system.ts';
import { community } from './kinds/community.ts';
import { communityHealth } from './kinds/community-health.ts';
import { compliance } from './kinds/compliance.ts';
import { computingNotebooks } from './kinds/computing-notebooks.ts';
import { consentManagement } from './kinds/consent-management.ts';
import { constituents } from './kinds/constituents.ts';
import { construction } from './kinds/construction.ts';
import { containerManagement } from './kinds/container-management.ts';
import { contestJudging } from './kinds/contest-judging.ts';
import { contractManagement } from './kinds/contract-management.ts';
import { coworking } from './kinds/coworking.ts';
import { credentials } from './kinds/credentials.ts';
import { crisisMap } from './kinds/crisis-map.ts';
import { crm } from './kinds/crm.ts';
import { crowdfunding } from './kinds/crowdfunding.ts';
import { cryptoPayments } from './kinds/crypto-payments.ts';
import { cryptoWallet } from './kinds/crypto-wallet.ts';
import { cycleHealth } from './kinds/cycle-health.ts';
import { dataCatalogue } from './kinds/data-catalogue.ts';
import { dataCleaning } from './kinds/data-cleaning.ts';
import { dataLabelling } from './kinds/data-labelling.ts';
import { dataPipelines } from './kinds/data-pipelines.ts';
import { dataRooms } from './kinds/data-rooms.ts';
import { databaseTools } from './kinds/database-tools.ts';
import { datePoll } from './kinds/date-poll.ts';
import { dating } from './kinds/dating.ts';
import { deliveryDispatch } from './kinds/delivery-dispatch.ts';
import { dentalPractice } from './kinds/dental-practice.ts';
import { dependencyUpdates } from './kinds/dependency-updates.ts';
import { designTool } from './kinds/design-tool.ts';
import { deskBooking } from './kinds/desk-booking.ts';
import { desktopPublishing } from './kinds/desktop-publishing.ts';
import { developerDocs } from './kinds/developer-docs.ts';
import { developerPortal } from './kinds/developer-portal.ts';
import { deviceManagement } from './kinds/device-management.ts';
import { devtools } from './kinds/devtools.ts';
import { diagrams } from './kinds/diagrams.ts';
import { dictionaries } from './kinds/dictionaries.ts';
import { digitalForensics } from './kinds/digital-forensics.ts';
import { digitalPreservation } from './kinds/digital-preservation.ts';
import { digitalSignage } from './kinds/digital-signage.ts';
import { diskCleanup } from './kinds/disk-cleanup.ts';
import { diveLog } from './kinds/dive-log.ts';
import { djMixing } from './kinds/dj-mixing.ts';
import { dnsHosting } from './kinds/dns-hosting.ts';
import { documents } from './kinds/documents.ts';
import { donations } from './kinds/donations.ts';
import { downloads } from './kinds/downloads.ts';
import { drivingSchool } from './kinds/driving-school.ts';
import { droneControl } from './kinds/drone-control.ts';
import { droneMapping } from './kinds/drone-mapping.ts';
import { dynamicGeometry } from './kinds/dynamic-geometry.ts';
import { ePortfolio } from './kinds/e-portfolio.ts';
import { eSignature } from './kinds/e-signature.ts';
import { ebookEditing } from './kinds/ebook-editing.ts';
import { electronicsDesign } from './kinds/electronics-design.ts';
import { emailAliases } from './kinds/email-aliases.ts';
import { emailClient } from './kinds/email-client.ts';
import { emailServer } from './kinds/email-server.ts';
import { embroideryDesign } from './kinds/embroidery-design.ts';
import { emergencyServices } from './kinds/emergency-services.ts';
import { energyCharging } from './kinds/energy-charging.ts';
import { ensembles } from './kinds/ensembles.ts';
import { equipmentRental } from './kinds/equipment-rental.ts';
import { errorTracking } from './kinds/error-tracking.ts';
import { eventCalendar } from './kinds/event-calendar.ts';
import { events } from './kinds/events.ts';
import { examGrading } from './kinds/exam-grading.ts';
import { exams } from './kinds/exams.ts';
import { exerciseTherapy } from './kinds/exercise-therapy.ts';
import { expenseClaims } from './kinds/expense-claims.ts';
import { familyOrganiser } from './kinds/family-organiser.ts';
import { farming } from './kinds/farming.ts';
import { featureSwitches } from './kinds/feature-switches.ts';
import { feedReader } from './kinds/feed-reader.ts';
import { feedbackBoard } from './kinds/feedback-board.ts';
import { fieldSurveys } from './kinds/field-surveys.ts';
import { fieldWork } from './kinds/field-work.ts';
import { fileCloud } from './kinds/file-cloud.ts';
import { fileEncryption } from './kinds/file-encryption.ts';
import { fileManagers } from './kinds/file-managers.ts';
import { fileSync } from './kinds/file-sync.ts';
import { fileTransfer } from './kinds/file-transfer.ts';
import { filmProduction } from './kinds/film-production.ts';
import { firewall } from './kinds/firewall.ts';
import { fitness } from './kinds/fitness.ts';
import { flashcards } from './kinds/flashcards.ts';
import { fleet } from './kinds/fleet.ts';
import { flightTracking } from './kinds/flight-tracking.ts';
import { focusTimer } from './kinds/focus-timer.ts';
import { fontDesign } from './kinds/font-design.ts';
import { foodBank } from './kinds/food-bank.ts';
import { foodCoop } from './kinds/food-coop.ts';
import { foodSafety } from './kinds/food-safety.ts';
import { foodsharing } from './kinds/foodsharing.ts';
import { funeralHome } from './kinds/funeral-home.ts';
import { gameEngine } from './kinds/game-engine.ts';
import { gameLibrary } from './kinds/game-library.ts';
import { gameServers } from './kinds/game-servers.ts';
import { games } from './kinds/games.ts';
import { gardenPlanner } from './kinds/garden-planner.ts';
import { genealogy } from './kinds/genealogy.ts';
import { geodata } from './kinds/geodata.ts';
import { gitClient } from './kinds/git-client.ts';
import { glucose } from './kinds/glucose.ts';
import { grants } from './kinds/grants.ts';
import { groupDecisions } from './kinds/group-decisions.ts';
import { groupware } from './kinds/groupware.ts';
import { habitGame } from './kinds/habit-game.ts';
import { habits } from './kinds/habits.ts';
import { headlessCms } from './kinds/headless-cms.ts';
import { health } from './kinds/health.ts';
import { healthReporting } from './kinds/health-reporting.ts';
import { helpdesk } from './kinds/helpdesk.ts';
import { homeAutomation } from './kinds/home-automation.ts';
import { homeBrewing } from './kinds/home-brewing.ts';
import { homeCare } from './kinds/home-care.ts';
import { homeCinema } from './kinds/home-cinema.ts';
import { homeownersAssociation } from './kinds/homeowners-association.ts';
import { household } from './kinds/household.ts';
import { hr } from './kinds/hr.ts';
import { identity } from './kinds/identity.ts';
import { imageEditing } from './kinds/image-editing.ts';
import { industrialControl } from './kinds/industrial-control.ts';
import { informationRequests } from './kinds/information-requests.ts';
import { infrastructureAutomation } from './kinds/infrastructure-automation.ts';
import { institutionalRepository } from './kinds/institutional-repository.ts';
import { instrumentPractice } from './kinds/instrument-practice.ts';
import { insurance } from './kinds/insurance.ts';
import { insuranceBroker } from './kinds/insurance-broker.ts';
import { interactiveFiction } from './kinds/interactive-fiction.ts';
import { internalTools } from './kinds/internal-tools.ts';
import { internetSpeed } from './kinds/internet-speed.ts';
import { intranet } from './kinds/intranet.ts';
import { inventory } from './kinds/inventory.ts';
import { investments } from './kinds/investments.ts';
import { iotPlatform } from './kinds/iot-platform.ts';
import { irrigation } from './kinds/irrigation.ts';
import { itAssets } from './kinds/it-assets.ts';
import { itService } from './kinds/it-service.ts';
import { jobBoard } from './kinds/job-board.ts';
import { jobHeartbeats } from './kinds/job-heartbeats.ts';
import { journalPublishing } from './kinds/journal-publishing.ts';
import { karaoke } from './kinds/karaoke.ts';
import { knittingPatterns } from './kinds/knitting-patterns.ts';
import { knowledgeGraph } from './kinds/knowledge-graph.ts';
import { labNotebook } from './kinds/lab-notebook.ts';
import { labelPrinting } from './kinds/label-printing.ts';
import { languageLearning } from './kinds/language-learning.ts';
import { learning } from './kinds/learning.ts';
import { leaveManagement } from './kinds/leave-management.ts';
import { lectureRecording } from './kinds/lecture-recording.ts';
import { ledger } from './kinds/ledger.ts';
import { legalCases } from './kinds/legal-cases.ts';
import { legislationTracking } from './kinds/legislation-tracking.ts';
import { lendingThings } from './kinds/lending-things.ts';
import { lessonPlanning } from './kinds/lesson-planning.ts';
import { library } from './kinds/library.ts';
import { lims } from './kinds/lims.ts';
import { linkPage } from './kinds/link-page.ts';
import { linkShortener } from './kinds/link-shortener.ts';
import { liveProduction } from './kinds/live-production.ts';
import { liveQuiz } from './kinds/live-quiz.ts';
import { liveStreaming } from './kinds/live-streaming.ts';
import { livestock } from './kinds/livestock.ts';
import { loadTesting } from './kinds/load-testing.ts';
import { locationDiary } from './kinds/location-diary.ts';
import { lodging } from './kinds/lodging.ts';
import { logManagement } from './kinds/log-management.ts';
import { logbooks } from './kinds/logbooks.ts';
import { logistics } from './kinds/logistics.ts';
import { lostFound } from './kinds/lost-found.ts';
import { lowCodeTables } from './kinds/low-code-tables.ts';
import { loyaltyProgramme } from './kinds/loyalty-programme.ts';
import { mailing } from './kinds/mailing.ts';
import { mailingLists } from './kinds/mailing-lists.ts';
import { maintenance } from './kinds/maintenance.ts';
import { makerspace } from './kinds/makerspace.ts';
import { managedIt } from './kinds/managed-it.ts';
import { manufacturing } from './kinds/manufacturing.ts';
import { manuscriptTranscription } from './kinds/manuscript-transcription.ts';
import { mapMaking } from './kinds/map-making.ts';
import { marineNavigation } from './kinds/marine-navigation.ts';
import { marketingAutomation } from './kinds/marketing-automation.ts';
import { marketplace } from './kinds/marketplace.ts';
import { media } from './kinds/media.ts';
import { mediaAnnotation } from './kinds/media-annotation.ts';
import { mediaAutomation } from './kinds/media-automation.ts';
import { mediaMonitoring } from './kinds/media-monitoring.ts';
import { mediaPlayer } from './kinds/media-player.ts';
import { medicalImaging } from './kinds/medical-imaging.ts';
import { medication } from './kinds/medication.ts';
import { medicineSupply } from './kinds/medicine-supply.ts';
import { meditation } from './kinds/meditation.ts';
import { meetingMinutes } from './kinds/meeting-minutes.ts';
import { membership } from './kinds/membership.ts';
import { mentoring } from './kinds/mentoring.ts';
import { messageQueues } from './kinds/message-queues.ts';
import { meterReadings } from './kinds/meter-readings.ts';
import { microblogging } from './kinds/microblogging.ts';
import { microfinance } from './kinds/microfinance.ts';
import { microscopy } from './kinds/microscopy.ts';
import { mindMaps } from './kinds/mind-maps.ts';
import { mlExperiments } from './kinds/ml-experiments.ts';
import { modelling3d } from './kinds/modelling-3d.ts';
import { monitoring } from './kinds/monitoring.ts';
import { moodJournal } from './kinds/mood-journal.ts';
import { multiroomAudio } from './kinds/multiroom-audio.ts';
import { museumCollection } from './kinds/museum-collection.ts';
import { musicLibrary } from './kinds/music-library.ts';
import { musicMaking } from './kinds/music-making.ts';
import { musicNotation } from './kinds/music-notation.ts';
import { natureObservation } from './kinds/nature-observation.ts';
import { navigation } from './kinds/navigation.ts';
import { neighbourhood } from './kinds/neighbourhood.ts';
import { networkDocs } from './kinds/network-docs.ts';
import { networkFilter } from './kinds/network-filter.ts';
import { networkMonitoring } from './kinds/network-monitoring.ts';
import { newsroom } from './kinds/newsroom.ts';
import { noteTaking } from './kinds/note-taking.ts';
import { novelWriting } from './kinds/novel-writing.ts';
import { nutrition } from './kinds/nutrition.ts';
import { objectStorage } from './kinds/object-storage.ts';
import { officeSuite } from './kinds/office-suite.ts';
import { offlineLearning } from './kinds/offline-learning.ts';
import { okr } from './kinds/okr.ts';
import { onCall } from './kinds/on-call.ts';
import { onlineExhibitions } from './kinds/online-exhibitions.ts';
import { onlineIde } from './kinds/online-ide.ts';
import { onlineVoting } from './kinds/online-voting.ts';
import { openData } from './kinds/open-data.ts';
import { outdoorRoutes } from './kinds/outdoor-routes.ts';
import { packetAnalysis } from './kinds/packet-analysis.ts';
import { pantryStock } from './kinds/pantry-stock.ts';
import { paperArchive } from './kinds/paper-archive.ts';
import { parking } from './kinds/parking.ts';
import { participation } from './kinds/participation.ts';
import { partsStock } from './kinds/parts-stock.ts';
import { passwordManager } from './kinds/password-manager.ts';
import { payroll } from './kinds/payroll.ts';
import { pdfTools } from './kinds/pdf-tools.ts';
import { performanceReviews } from './kinds/performance-reviews.ts';
import { permissionPolicies } from './kinds/permission-policies.ts';
import { personalRelations } from './kinds/personal-relations.ts';
import { petitions } from './kinds/petitions.ts';
import { pets } from './kinds/pets.ts';
import { pharmacy } from './kinds/pharmacy.ts';
import { phishingTraining } from './kinds/phishing-training.ts';
import { phoneSystem } from './kinds/phone-system.ts';
import { photoLibrary } from './kinds/photo-library.ts';
import { pictureGeneration } from './kinds/picture-generation.ts';
import { placementExchange } from './kinds/placement-exchange.ts';
import { planetarium } from './kinds/planetarium.ts';
import { plantCare } from './kinds/plant-care.ts';
import { pocketMoney } from './kinds/pocket-money.ts';
import { podcastPlayer } from './kinds/podcast-player.ts';
import { podcasting } from './kinds/podcasting.ts';
import { pointOfSale } from './kinds/point-of-sale.ts';
import { predictionGame } from './kinds/prediction-game.ts';
import { presentations } from './kinds/presentations.ts';
import { priceTracking } from './kinds/price-tracking.ts';
import { printManagement } from './kinds/print-management.ts';
import { printing3d } from './kinds/printing-3d.ts';
import { privacyPaste } from './kinds/privacy-paste.ts';
import { processModelling } from './kinds/process-modelling.ts';
import { procurement } from './kinds/procurement.ts';
import { productData } from './kinds/product-data.ts';
import { productionTracking } from './kinds/production-tracking.ts';
import { projectWork } from './kinds/project-work.ts';
import { property } from './kinds/property.ts';
import { psychologyExperiments } from './kinds/psychology-experiments.ts';
import { publicServices } from './kinds/public-services.ts';
import { publishing } from './kinds/publishing.ts';
import { pushMessages } from './kinds/push-messages.ts';
import { qualitativeAnalysis } from './kinds/qualitative-analysis.ts';
import { qualityManagement } from './kinds/quality-management.ts';
import { questionAnswer } from './kinds/question-answer.ts';
import { queueTickets } from './kinds/queue-tickets.ts';
import { raceTiming } from './kinds/race-timing.ts';
import { radioStation } from './kinds/radio-station.ts';
import { rawPhotos } from './kinds/raw-photos.ts';
import { readLater } from './kinds/read-later.ts';
import { readingLibrary } from './kinds/reading-library.ts';
import { readingTracker } from './kinds/reading-tracker.ts';
import { realEstate } from './kinds/real-estate.ts';
import { recipes } from './kinds/recipes.ts';
import { recruiting } from './kinds/recruiting.ts';
import { referenceLibrary } from './kinds/reference-library.ts';
import { releaseNotes } from './kinds/release-notes.ts';
import { remoteAccess } from './kinds/remote-access.ts';
import { repairShop } from './kinds/repair-shop.ts';
import { requirementsManagement } from './kinds/requirements-management.ts';
import { research } from './kinds/research.ts';
import { researchData } from './kinds/research-data.ts';
import { researchPhotos } from './kinds/research-photos.ts';
import { restaurant } from './kinds/restaurant.ts';
import { resumeBuilder } from './kinds/resume-builder.ts';
import { retroPoker } from './kinds/retro-poker.ts';
import { reverseProxy } from './kinds/reverse-proxy.ts';
import { roleplaying } from './kinds/roleplaying.ts';
import { roomBooking } from './kinds/room-booking.ts';
import { roomPlanning } from './kinds/room-planning.ts';
import { safetyIncidents } from './kinds/safety-incidents.ts';
import { savingsCircles } from './kinds/savings-circles.ts';
import { school } from './kinds/school.ts';
import { scientificWriting } from './kinds/scientific-writing.ts';
import { screenRecording } from './kinds/screen-recording.ts';
import { screenTime } from './kinds/screen-time.ts';
import { screenshots } from './kinds/screenshots.ts';
import { scriptureReading } from './kinds/scripture-reading.ts';
import { searchEngineBackend } from './kinds/search-engine-backend.ts';
import { secondHandBazaar } from './kinds/second-hand-bazaar.ts';
import { secrets } from './kinds/secrets.ts';
import { securityAssessments } from './kinds/security-assessments.ts';
import { securityMonitoring } from './kinds/security-monitoring.ts';
import { seoTracking } from './kinds/seo-tracking.ts';
import { serverMonitoring } from './kinds/server-monitoring.ts';
import { serverPanel } from './kinds/server-panel.ts';
import { sessionReplay } from './kinds/session-replay.ts';
import { sewingPatterns } from './kinds/sewing-patterns.ts';
import { sharedExpenses } from './kinds/shared-expenses.ts';
import { shiftPlanning } from './kinds/shift-planning.ts';
import { shop } from './kinds/shop.ts';
import { sleepTherapy } from './kinds/sleep-therapy.ts';
import { sleepTracking } from './kinds/sleep-tracking.ts';
import { smartMirror } from './kinds/smart-mirror.ts';
import { socialNetwork } from './kinds/social-network.ts';
import { socialNews } from './kinds/social-news.ts';
import { socialPlanner } from './kinds/social-planner.ts';
import { socialProtection } from './kinds/social-protection.ts';
import { softwareRadio } from './kinds/software-radio.ts';
import { solarEnergy } from './kinds/solar-energy.ts';
import { specimenCollections } from './kinds/specimen-collections.ts';
import { speechBoards } from './kinds/speech-boards.ts';
import { sportsLeague } from './kinds/sports-league.ts';
import { sportsTeam } from './kinds/sports-team.ts';
import { stableManagement } from './kinds/stable-management.ts';
import { stageLighting } from './kinds/stage-lighting.ts';
import { staticSites } from './kinds/static-sites.ts';
import { statisticsSoftware } from './kinds/statistics-software.ts';
import { storageServer } from './kinds/storage-server.ts';
import { strengthTraining } from './kinds/strength-training.ts';
import { studentPlanner } from './kinds/student-planner.ts';
import { studioClasses } from './kinds/studio-classes.ts';
import { subscriptionBilling } from './kinds/subscription-billing.ts';
import { subscriptionsCosts } from './kinds/subscriptions-costs.ts';
import { subtitling } from './kinds/subtitling.ts';
import { survey } from './kinds/survey.ts';
import { symptomDiary } from './kinds/symptom-diary.ts';
import { systematicReviews } from './kinds/systematic-reviews.ts';
import { talkProposals } from './kinds/talk-proposals.ts';
import { taxiDispatch } from './kinds/taxi-dispatch.ts';
import { telemedicine } from './kinds/telemedicine.ts';
import { telescopeControl } from './kinds/telescope-control.ts';
import { testAutomation } from './kinds/test-automation.ts';
import { testCases } from './kinds/test-cases.ts';
import { textRecognition } from './kinds/text-recognition.ts';
import { therapyPractice } from './kinds/therapy-practice.ts';
import { threatIntelligence } from './kinds/threat-intelligence.ts';
import { ticketing } from './kinds/ticketing.ts';
import { timeBilling } from './kinds/time-billing.ts';
import { timeExchange } from './kinds/time-exchange.ts';
import { timetabling } from './kinds/timetabling.ts';
import { todoLists } from './kinds/todo-lists.ts';
import { tourOperator } from './kinds/tour-operator.ts';
import { tournamentChess } from './kinds/tournament-chess.ts';
import { tracing } from './kinds/tracing.ts';
import { tracker } from './kinds/tracker.ts';
import { trainingLog } from './kinds/training-log.ts';
import { transcription } from './kinds/transcription.ts';
import { translationTools } from './kinds/translation-tools.ts';
import { transportInfo } from './kinds/transport-info.ts';
import { travel } from './kinds/travel.ts';
import { treasureHunts } from './kinds/treasure-hunts.ts';
import { treeInventory } from './kinds/tree-inventory.ts';
import { tripItinerary } from './kinds/trip-itinerary.ts';
import { tvTracking } from './kinds/tv-tracking.ts';
import { twoFactorCodes } from './kinds/two-factor-codes.ts';
import { typingTrainer } from './kinds/typing-trainer.ts';
import { uiComponents } from './kinds/ui-components.ts';
import { uptime } from './kinds/uptime.ts';
import { vectorDrawing } from './kinds/vector-drawing.ts';
import { vehicleAdministration } from './kinds/vehicle-administration.ts';
import { vehicleLog } from './kinds/vehicle-log.ts';
import { veterinary } from './kinds/veterinary.ts';
import { videoArchive } from './kinds/video-archive.ts';
import { videoEditing } from './kinds/video-editing.ts';
import { videoMeetings } from './kinds/video-meetings.ts';
import { videoPlatform } from './kinds/video-platform.ts';
import { videoSurveillance } from './kinds/video-surveillance.ts';
import { virtualisation } from './kinds/virtualisation.ts';
import { visitorManagement } from './kinds/visitor-management.ts';
import { visualProgramming } from './kinds/visual-programming.ts';
import { vitalRegistration } from './kinds/vital-registration.ts';
import { voiceAssistants } from './kinds/voice-assistants.ts';
import { voiceChat } from './kinds/voice-chat.ts';
import { volunteers } from './kinds/volunteers.ts';
import { vpn } from './kinds/vpn.ts';
import { vulnerabilityManagement } from './kinds/vulnerability-management.ts';
import { wardrobe } from './kinds/wardrobe.ts';
import { warehouse } from './kinds/warehouse.ts';
import { wearableCompanion } from './kinds/wearable-companion.ts';
import { weatherStation } from './kinds/weather-station.ts';
import { webAnalytics } from './kinds/web-analytics.ts';
import { webAnnotation } from './kinds/web-annotation.ts';
import { webArchive } from './kinds/web-archive.ts';
import { webScraping } from './kinds/web-scraping.ts';
import { webSearch } from './kinds/web-search.ts';
import { websiteBuilder } from './kinds/website-builder.ts';
import { weddingPlanning } from './kinds/wedding-planning.ts';
import { whistleblowing } from './kinds/whistleblowing.ts';
import { whiteboard } from './kinds/whiteboard.ts';
import { wifiHotspot } from './kinds/wifi-hotspot.ts';
import { wiki } from './kinds/wiki.ts';
import { wishLists } from './kinds/wish-lists.ts';
import { workflowAutomation } from './kinds/workflow-automation.ts';
import { workingTime } from './kinds/working-time.ts';
import { worshipPlanning } from './kinds/worship-planning.ts';

/** Every kind of product the advisor knows. */
export const kinds: readonly Kind[] = [
  abTesting,
  accessControl,
  accounting,
  adServing,
  admissions,
  aiApps,
  aiChat,
  algorithmicTrading,
  amateurRadio,
  animalBreeding,
  animalShelter,
  animation,
  apiClient,
  apiGateway,
  appBackend,
  appDashboard,
  appHosting,
  appointmentLinks,
  appointmentsHealth,
  archives,
  artifactRegistry,
  artistSite,
  assembly,
  assetLibrary,
  astrophotography,
  attendance,
  auctions,
  audioEditing,
  audioGuides,
  audioTagging,
  audiobooks,
  babyCare,
  backup,
  banking,
  beekeeping,
  bikeSharing,
  bioinformatics,
  boardGamesOnline,
  booking,
  bookmarks,
  budgetEnvelopes,
  buildDeploy,
  buildingPermits,
  businessIntelligence,
  businessSuite,
  cad,
  calendarServer,
  campRegistration,
  campaignCanvassing,
  canteenOrdering,
  carDealer,
  carSharing,
  carTelemetry,
  carbonAccounting,
  carpool,
  caseManagement,
  cemetery,
  certificateAuthority,
  changeWatch,
  chat,
  chatSupport,
  chatbots,
  chemicalInventory,
  childcare,
  chordCharts,
  churchParish,
  churchProjection,
  circuitSimulation,
  citizenReports,
  citizenScience,
  classroomBoard,
  classroomControl,
  clientGalleries,
  clinic,
  clinicalStudies,
  clipboardManager,
  cncControl,
  codeEditor,
  codeHosting,
  codeQuality,
  codeSnippets,
  codingExercises,
  collections,
  commentSystem,
  community,
  communityHealth,
  compliance,
  computingNotebooks,
  consentManagement,
  constituents,
  construction,
  containerManagement,
  contestJudging,
  contractManagement,
  coworking,
  credentials,
  crisisMap,
  crm,
  crowdfunding,
  cryptoPayments,
  cryptoWallet,
  cycleHealth,
  dataCatalogue,
  dataCleaning,
  dataLabelling,
  dataPipelines,
  dataRooms,
  databaseTools,
  datePoll,
  dating,
  deliveryDispatch,
  dentalPractice,
  dependencyUpdates,
  designTool,
  deskBooking,
  desktopPublishing,
  developerDocs,
  developerPortal,
  deviceManagement,
  devtools,
  diagrams,
  dictionaries,
  digitalForensics,
  digitalPreservation,
  digitalSignage,
  diskCleanup,
  diveLog,
  djMixing,
  dnsHosting,
  documents,
  donations,
  downloads,
  drivingSchool,
  droneControl,
  droneMapping,
  dynamicGeometry,
  ePortfolio,
  eSignature,
  ebookEditing,
  electronicsDesign,
  emailAliases,
  emailClient,
  emailServer,
  embroideryDesign,
  emergencyServices,
  energyCharging,
  ensembles,
  equipmentRental,
  errorTracking,
  eventCalendar,
  events,
  examGrading,
  exams,
  exerciseTherapy,
  expenseClaims,
  familyOrganiser,
  farming,
  featureSwitches,
  feedReader,
  feedbackBoard,
  fieldSurveys,
  fieldWork,
  fileCloud,
  fileEncryption,
  fileManagers,
  fileSync,
  fileTransfer,
  filmProduction,
  firewall,
  fitness,
  flashcards,
  fleet,
  flightTracking,
  focusTimer,
  fontDesign,
  foodBank,
  foodCoop,
  foodSafety,
  foodsharing,
  funeralHome,
  gameEngine,
  gameLibrary,
  gameServers,
  games,
  gardenPlanner,
  genealogy,
  geodata,
  gitClient,
  glucose,
  grants,
  groupDecisions,
  groupware,
  habitGame,
  habits,
  headlessCms,
  health,
  healthReporting,
  helpdesk,
  homeAutomation,
  homeBrewing,
  homeCare,
  homeCinema,
  homeownersAssociation,
  household,
  hr,
  identity,
  imageEditing,
  industrialControl,
  informationRequests,
  infrastructureAutomation,
  institutionalRepository,
  instrumentPractice,
  insurance,
  insuranceBroker,
  interactiveFiction,
  internalTools,
  internetSpeed,
  intranet,
  inventory,
  investments,
  iotPlatform,
  irrigation,
  itAssets,
  itService,
  jobBoard,
  jobHeartbeats,
  journalPublishing,
  karaoke,
  knittingPatterns,
  knowledgeGraph,
  labNotebook,
  labelPrinting,
  languageLearning,
  learning,
  leaveManagement,
  lectureRecording,
  ledger,
  legalCases,
  legislationTracking,
  lendingThings,
  lessonPlanning,
  library,
  lims,
  linkPage,
  linkShortener,
  liveProduction,
  liveQuiz,
  liveStreaming,
  livestock,
  loadTesting,
  locationDiary,
  lodging,
  logManagement,
  logbooks,
  logistics,
  lostFound,
  lowCodeTables,
  loyaltyProgramme,
  mailing,
  mailingLists,
  maintenance,
  makerspace,
  managedIt,
  manufacturing,
  manuscriptTranscription,
  mapMaking,
  marineNavigation,
  marketingAutomation,
  marketplace,
  media,
  mediaAnnotation,
  mediaAutomation,
  mediaMonitoring,
  mediaPlayer,
  medicalImaging,
  medication,
  medicineSupply,
  meditation,
  meetingMinutes,
  membership,
  mentoring,
  messageQueues,
  meterReadings,
  microblogging,
  microfinance,
  microscopy,
  mindMaps,
  mlExperiments,
  modelling3d,
  monitoring,
  moodJournal,
  multiroomAudio,
  museumCollection,
  musicLibrary,
  musicMaking,
  musicNotation,
  natureObservation,
  navigation,
  neighbourhood,
  networkDocs,
  networkFilter,
  networkMonitoring,
  newsroom,
  noteTaking,
  novelWriting,
  nutrition,
  objectStorage,
  officeSuite,
  offlineLearning,
  okr,
  onCall,
  onlineExhibitions,
  onlineIde,
  onlineVoting,
  openData,
  outdoorRoutes,
  packetAnalysis,
  pantryStock,
  paperArchive,
  parking,
  participation,
  partsStock,
  passwordManager,
  payroll,
  pdfTools,
  performanceReviews,
  permissionPolicies,
  personalRelations,
  petitions,
  pets,
  pharmacy,
  phishingTraining,
  phoneSystem,
  photoLibrary,
  pictureGeneration,
  placementExchange,
  planetarium,
  plantCare,
  pocketMoney,
  podcastPlayer,
  podcasting,
  pointOfSale,
  predictionGame,
  presentations,
  priceTracking,
  printManagement,
  printing3d,
  privacyPaste,
  processModelling,
  procurement,
  productData,
  productionTracking,
  projectWork,
  property,
  psychologyExperiments,
  publicServices,
  publishing,
  pushMessages,
  qualitativeAnalysis,
  qualityManagement,
  questionAnswer,
  queueTickets,
  raceTiming,
  radioStation,
  rawPhotos,
  readLater,
  readingLibrary,
  readingTracker,
  realEstate,
  recipes,
  recruiting,
  referenceLibrary,
  releaseNotes,
  remoteAccess,
  repairShop,
  requirementsManagement,
  research,
  researchData,
  researchPhotos,
  restaurant,
  resumeBuilder,
  retroPoker,
  reverseProxy,
  roleplaying,
  roomBooking,
  roomPlanning,
  safetyIncidents,
  savingsCircles,
  school,
  scientificWriting,
  screenRecording,
  screenTime,
  screenshots,
  scriptureReading,
  searchEngineBackend,
  secondHandBazaar,
  secrets,
  securityAssessments,
  securityMonitoring,
  seoTracking,
  serverMonitoring,
  serverPanel,
  sessionReplay,
  sewingPatterns,
  sharedExpenses,
  shiftPlanning,
  shop,
  sleepTherapy,
  sleepTracking,
  smartMirror,
  socialNetwork,
  socialNews,
  socialPlanner,
  socialProtection,
  softwareRadio,
  solarEnergy,
  specimenCollections,
  speechBoards,
  sportsLeague,
  sportsTeam,
  stableManagement,
  stageLighting,
  staticSites,
  statisticsSoftware,
  storageServer,
  strengthTraining,
  studentPlanner,
  studioClasses,
  subscriptionBilling,
  subscriptionsCosts,
  subtitling,
  survey,
  symptomDiary,
  systematicReviews,
  talkProposals,
  taxiDispatch,
  telemedicine,
  telescopeControl,
  testAutomation,
  testCases,
  textRecognition,
  therapyPractice,
  threatIntelligence,
  ticketing,
  timeBilling,
  timeExchange,
  timetabling,
  todoLists,
  tourOperator,
  tournamentChess,
  tracing,
  tracker,
  trainingLog,
  transcription,
  translationTools,
  transportInfo,
  travel,
  treasureHunts,
  treeInventory,
  tripItinerary,
  tvTracking,
  twoFactorCodes,
  typingTrainer,
  uiComponents,
  uptime,
  vectorDrawing,
  vehicleAdministration,
  vehicleLog,
  veterinary,
  videoArchive,
  videoEditing,
  videoMeetings,
  videoPlatform,
  videoSurveillance,
  virtualisation,
  visitorManagement,
  visualProgramming,
  vitalRegistration,
  voiceAssistants,
  voiceChat,
  volunteers,
  vpn,
  vulnerabilityManagement,
  wardrobe,
  warehouse,
  wearableCompanion,
  weatherStation,
  webAnalytics,
  webAnnotation,
  webArchive,
  webScraping,
  webSearch,
  websiteBuilder,
  weddingPlanning,
  whistleblowing,
  whiteboard,
  wifiHotspot,
  wiki,
  wishLists,
  workflowAutomation,
  workingTime,
  worshipPlanning,
];
