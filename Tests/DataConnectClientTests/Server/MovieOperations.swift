import DataConnectClient
import Foundation

/// Operations of the sample in the manner of generated code.
enum Movies {
    struct Movie: Decodable, Equatable, Sendable {
        var id: UUID
        var title: String?
        var genre: String?
        var description: String?

        enum CodingKeys: String, CodingKey { case id, title, genre, description }

        init(id: UUID, title: String? = nil, genre: String? = nil, description: String? = nil) {
            self.id = id
            self.title = title
            self.genre = genre
            self.description = description
        }

        init(from decoder: any Decoder) throws {
            var container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
            let helper: CodecHelper<CodingKeys> = CodecHelper<CodingKeys>()
            id = try helper.decode(UUID.self, forKey: .id, container: &container)
            title = try helper.decode(String?.self, forKey: .title, container: &container)
            genre = try helper.decode(String?.self, forKey: .genre, container: &container)
            description = try helper.decode(String?.self, forKey: .description, container: &container)
        }
    }

    struct One: Decodable, Equatable, Sendable { var movie: Movie? }
    struct List: Decodable, Equatable, Sendable { var movies: [Movie] }
    struct Inserted: Decodable, Equatable, Sendable { var movie_insert: Movie }
    struct Updated: Decodable, Equatable, Sendable { var movie_update: Movie? }
    struct Profile: Decodable, Equatable, Sendable {
        struct Row: Decodable, Equatable, Sendable {
            var id: String
            var status: String?
        }
        var profile: Row?
    }
    struct ProfileKey: Decodable, Equatable, Sendable {
        struct Row: Decodable, Equatable, Sendable { var id: String }
        var profile_upsert: Row
    }

    struct None: OperationVariable {}
    struct ID: OperationVariable { var id: UUID }
    struct Genre: OperationVariable { var genre: String }
    struct Title: OperationVariable { var title: String }
    struct Status: OperationVariable { var status: String }
    struct Update: OperationVariable {
        var id: UUID
        var genre: String
        var description: String
    }

    /// An operation beside those of the sample.
    static let titled: String = """
        query MoviesTitled($title: String!) @auth(level: PUBLIC, insecureReason: "A test.")
            @refresh(onMutationExecuted: {operation: "CreateMovie"}) {
          movies(where: {title: {eq: $title}}) { id title }
        }
        """

    /// The same, but never refreshed.
    static let quietlyTitled: String = """
        query MoviesTitled($title: String!) @auth(level: PUBLIC, insecureReason: "A test.") {
          movies(where: {title: {eq: $title}}) { id title description }
        }
        """

    /// A query that gives one field the name of another.
    static let aliased: String = """
        query Aliased($id: UUID!) @auth(level: PUBLIC, insecureReason: "A test.") { movie(id: $id) { id title: genre } }
        """

    static let metropolis: UUID = UUID(uuidString: "5b1a9c00-0000-4000-8000-000000000001") ?? UUID()
    static let m: UUID = UUID(uuidString: "5b1a9c00-0000-4000-8000-000000000002") ?? UUID()
}

extension DataConnect {
    func movie(_ id: UUID) -> QueryRefObservation<Movies.One, Movies.ID> {
        reference(query(name: "GetMovieById", variables: Movies.ID(id: id), resultsDataType: Movies.One.self))
    }

    func aliasedMovie(_ id: UUID) -> QueryRefObservation<Movies.One, Movies.ID> {
        reference(query(name: "Aliased", variables: Movies.ID(id: id), resultsDataType: Movies.One.self))
    }

    func moviesByGenre(_ genre: String) -> QueryRefObservation<Movies.List, Movies.Genre> {
        reference(
            query(name: "ListMoviesByGenre", variables: Movies.Genre(genre: genre), resultsDataType: Movies.List.self))
    }

    func movies(titled title: String) -> QueryRefObservation<Movies.List, Movies.Title> {
        reference(query(name: "MoviesTitled", variables: Movies.Title(title: title), resultsDataType: Movies.List.self))
    }

    func movies() -> QueryRefObservation<Movies.List, Movies.None> {
        reference(query(name: "ListMovies", variables: Movies.None(), resultsDataType: Movies.List.self))
    }

    func profile() -> QueryRefObservation<Movies.Profile, Movies.None> {
        reference(
            query(
                name: "GetExtendedProfileByUser", variables: Movies.None(), resultsDataType: Movies.Profile.self,
                publisher: .observableMacro))
    }

    func createMovie(_ title: String) -> MutationRef<Movies.Inserted, Movies.Title> {
        mutation(name: "CreateMovie", variables: Movies.Title(title: title), resultsDataType: Movies.Inserted.self)
    }

    func updateMovie(_ id: UUID, genre: String, description: String) -> MutationRef<Movies.Updated, Movies.Update> {
        mutation(
            name: "UpdateMovie", variables: Movies.Update(id: id, genre: genre, description: description),
            resultsDataType: Movies.Updated.self)
    }

    func setStatus(_ status: String) -> MutationRef<Movies.ProfileKey, Movies.Status> {
        mutation(
            name: "UpsertExtendedProfile", variables: Movies.Status(status: status),
            resultsDataType: Movies.ProfileKey.self)
    }

    /// Generated code casts by force; a test fails by hand.
    private func reference<Reference>(_ reference: any ObservableQueryRef) -> Reference {
        guard let cast: Reference = reference as? Reference else { preconditionFailure("\(reference)") }
        return cast
    }
}
