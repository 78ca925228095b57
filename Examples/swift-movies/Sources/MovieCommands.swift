import DataConnectClient
import Foundation
import MoviesSDK

/// What can be done with movies.
@MainActor
struct MovieCommands {
    let connector: MoviesConnector

    /// Prints the movies there are.
    func list(genre: String?) async throws {
        for movie: Movie in try await movies(of: genre) { Terminal.say(movie.line) }
    }

    /// Prints the movies there are, and then every change, whoever makes it. Ends with the program.
    func watch(genre: String?) async throws {
        var shown: ShownMovies = ShownMovies()
        for await result in try await reference(genre).subscribe() {
            switch result {
            case .success(let result): shown.lines(for: result.data?.movies ?? []).forEach(Terminal.say)
            // The client connects again by itself.
            case .failure(let error): Terminal.complain(error.dataConnectError.message ?? "\(error)")
            }
        }
    }

    /// Adds a movie.
    func add(title: String, year: String?) async throws {
        let releaseYear: Int? = try year.map { text in
            guard let year: Int = Int(text) else { throw Complaint("YEAR is no number: \(text)") }
            return year
        }
        _ = try await connector.createMovieMutation.execute(title: title) { variables in
            // A variable that is not touched is left out.
            if let releaseYear { variables.releaseYear = releaseYear }
        }
    }

    /// Changes a movie that is named by its title.
    func edit(title: String, genre: String, description: String) async throws {
        let found: [Movie] = try await movies(of: nil).filter { $0.title == title }
        guard let movie: Movie = found.first else { throw Complaint("there is no movie called \(title)") }
        guard found.count == 1 else { throw Complaint("there are \(found.count) movies called \(title)") }
        let result: OperationResult<UpdateMovieMutation.Data> = try await connector.updateMovieMutation.execute(
            id: movie.id, genre: genre, description: description)
        guard result.data?.movie_update != nil else { throw Complaint("\(title) has just been removed") }
    }

    private func movies(of genre: String?) async throws -> [Movie] {
        try await reference(genre).execute().data?.movies ?? []
    }

    private func reference(_ genre: String?) -> BrowseMoviesQuery.Ref {
        connector.browseMoviesQuery.ref { variables in
            if let genre { variables.genre = genre }
        }
    }
}
