part of 'selections.dart';

class AggregatesVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  AggregatesVariablesBuilder(this._dataConnect);

  Deserializer<AggregatesData> dataDeserializer = (dynamic json) => AggregatesData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<AggregatesData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<AggregatesData, void> ref() {
    return _dataConnect.query(
      'Aggregates',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class AggregatesFilms {
  final int? year;
  final int count;
  final int title_count;
  final double? average;
  final String? directorId;

  AggregatesFilms.fromJson(dynamic json) :
    year = json['year'] == null ? null : nativeFromJson<int>(json['year']),
    count = nativeFromJson<int>(json['_count']),
    title_count = nativeFromJson<int>(json['title_count']),
    average = json['average'] == null ? null : nativeFromJson<double>(json['average']),
    directorId = json['directorId'] == null ? null : nativeFromJson<String>(json['directorId']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AggregatesFilms otherTyped = other as AggregatesFilms;
    return this.year == otherTyped.year &&
        this.count == otherTyped.count &&
        this.title_count == otherTyped.title_count &&
        this.average == otherTyped.average &&
        this.directorId == otherTyped.directorId;
  }

  @override
  int get hashCode => Object.hashAll([year.hashCode, count.hashCode, title_count.hashCode, average.hashCode, directorId.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.year != null) {
      json['year'] = nativeToJson<int>(this.year!);
    }
    json['_count'] = nativeToJson<int>(this.count);
    json['title_count'] = nativeToJson<int>(this.title_count);
    if (this.average != null) {
      json['average'] = nativeToJson<double>(this.average!);
    }
    if (this.directorId != null) {
      json['directorId'] = nativeToJson<String>(this.directorId!);
    }
    return json;
  }

  AggregatesFilms({
    this.year,
    required this.count,
    required this.title_count,
    this.average,
    this.directorId,
  });
}

@immutable
class AggregatesTotal {
  final int count;
  final int? year_min;
  final int? year_max;
  final int? year_sum;

  AggregatesTotal.fromJson(dynamic json) :
    count = nativeFromJson<int>(json['_count']),
    year_min = json['year_min'] == null ? null : nativeFromJson<int>(json['year_min']),
    year_max = json['year_max'] == null ? null : nativeFromJson<int>(json['year_max']),
    year_sum = json['year_sum'] == null ? null : nativeFromJson<int>(json['year_sum']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AggregatesTotal otherTyped = other as AggregatesTotal;
    return this.count == otherTyped.count &&
        this.year_min == otherTyped.year_min &&
        this.year_max == otherTyped.year_max &&
        this.year_sum == otherTyped.year_sum;
  }

  @override
  int get hashCode => Object.hashAll([count.hashCode, year_min.hashCode, year_max.hashCode, year_sum.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['_count'] = nativeToJson<int>(this.count);
    if (this.year_min != null) {
      json['year_min'] = nativeToJson<int>(this.year_min!);
    }
    if (this.year_max != null) {
      json['year_max'] = nativeToJson<int>(this.year_max!);
    }
    if (this.year_sum != null) {
      json['year_sum'] = nativeToJson<int>(this.year_sum!);
    }
    return json;
  }

  AggregatesTotal({
    required this.count,
    this.year_min,
    this.year_max,
    this.year_sum,
  });
}

@immutable
class AggregatesData {
  final List<AggregatesFilms> films;
  final List<AggregatesTotal> total;

  AggregatesData.fromJson(dynamic json) :
    films = (json['films'] as List<dynamic>).map((e) => AggregatesFilms.fromJson(e)).toList(),
    total = (json['total'] as List<dynamic>).map((e) => AggregatesTotal.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AggregatesData otherTyped = other as AggregatesData;
    return _equal(this.films, otherTyped.films) &&
        _equal(this.total, otherTyped.total);
  }

  @override
  int get hashCode => Object.hashAll([_hash(films), _hash(total)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['films'] = this.films.map((e) => e.toJson()).toList();
    json['total'] = this.total.map((e) => e.toJson()).toList();
    return json;
  }

  AggregatesData({
    required this.films,
    required this.total,
  });
}
